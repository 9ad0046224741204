# Condo association homeowner aging, owner heading + charge lines, fpdf2 PDF
from common import *
from fpdf import FPDF
import random
random.seed(902)
own=[("10-0102","102","Vandermeer, Joost & Ilse"),("10-0107","107","Tolliver Family Rev Trust"),("10-0201","201","Quiñones, Marisela"),("10-0204","204","Okafor, Adaeze M."),("10-0212","212","Brightwater Holdings LLC"),("10-0215","215","Sadowski, Piotr"),("10-0303","303","Lindqvist, Karin"),("10-0306","306","Hargrove, Dennis & Paula"),("10-0309","309","Estate of W. Petrakis"),("10-0311","311","Nakagawa, Toru"),("10-0402","402","Delacroix-Boyd, Renee"),("10-0405","405","Farouk, Samir & Lina"),("10-0410","410","SFR Gulf Coast 7 LLC"),("10-PH1","PH-1","Castellano, Gianni"),("10-PH3","PH-3","Muir, Alasdair")]
st={"102":"","107":"1st Notice","201":"Payment Plan","204":"Lien Recorded","212":"Attorney / Foreclosure","215":"","303":"Reminder","306":"1st Notice","309":"Lien Recorded","311":"","402":"Intent to Lien","405":"Reminder","410":"Attorney / Foreclosure","PH-1":"","PH-3":"Intent to Lien"}
lvl={"":0,"Reminder":1,"1st Notice":2,"Payment Plan":2,"Intent to Lien":3,"Lien Recorded":4,"Attorney / Foreclosure":5}
K=["current","b31_60","b61_90","b90"]
rows=[];tot=[];blocks=[];G=[0]*5;rec={}
for acct,u,n in own:
    l=lvl[st[u]];fee=612.5 if u.startswith("PH") else (448.0 if int(u)%2 else 421.0)
    ch=[]
    if u in("215","311"): ch=[("Prepaid Assessment",[-fee if u=="311" else -150.0,None,None,None])]
    else:
        ch.append(("Monthly Assessment",[fee if l!=0 or u=="102" else 137.5,fee if l>=1 else None,fee if l>=2 else None,{3:fee,4:fee*5,5:fee*11}.get(l)]))
        if l>=1: ch.append(("Late Charge",[25.0,25.0 if l>=2 else None,25.0 if l>=3 else None,{4:125.0,5:275.0,3:25.0}.get(l)]))
        if l>=2: ch.append(("Interest 18%",[round(fee*.015*l,2),round(fee*.015*(l-1),2),round(fee*.015,2) if l>=3 else None,round(fee*.12*(l-2),2) if l>=4 else None]))
        if l>=3: ch.append(("Special Assessment - Roof 2025",[None,None,850.0,None if u!="309" else 1700.0]))
        if l>=3: ch.append(("Certified Letter / Admin",[None,None,45.0,None]))
        if l>=4: ch.append(("Legal Fees",[None if l==4 else 385.0,312.5,None,random.choice([475.0,650.0])+(1420.0 if l==5 else 0)]))
        if u=="402": ch.append(("Violation Fine",[100.0,100.0,None,None]))
        if u=="405": ch.append(("Key Fob / Misc",[50.0,None,None,None]))
        if u=="212": ch.append(("Payment on Account",[None,None,None,-500.0]))
    bt=[0]*5;b=[]
    for c,v in ch:
        s=round(sum(x or 0 for x in v),2);r={"unit":u,"name":n,"resident":acct,"charge":c,"total":s,**dict(zip(K,v))};rows.append(r);b.append((c,v,s))
        for i,x in enumerate(v+[s]): bt[i]+=x or 0;G[i]+=x or 0
        rec[c]=rec.get(c,0)+s
    tot.append({"label":f"Total {acct}",**{k:round(x,2) for k,x in zip(K+["total"],bt)}});blocks.append((acct,u,n,b,bt))
tot.append({"label":"Association Total",**{k:round(x,2) for k,x in zip(K+["total"],G)}})
X=[100,122,144,166,190]
f=lambda v:"" if v is None else (f"({-v:,.2f})" if v<0 else f"{v:,.2f}")
class D(FPDF):
    def header(s):
        s.set_font('times','B',13);s.cell(0,6,"Heron Pointe Condominium Association, Inc.",align='C',new_x='LMARGIN',new_y='NEXT')
        s.set_font('times','',10);s.cell(0,5,"Homeowner Aging Report",align='C',new_x='LMARGIN',new_y='NEXT');s.cell(0,5,"Aged as of 9/30/2025 - All Balances",align='C',new_x='LMARGIN',new_y='NEXT')
        s.ln(2);s.set_font('times','BI',9);y=s.get_y();s.set_xy(20,y);s.cell(60,5,"Description")
        for x,h in zip(X,["Current","Over 30","Over 60","Over 90","Balance"]): s.set_xy(x-21,y);s.cell(21,5,h,align='R')
        s.set_y(y+5.5);s.set_line_width(.5);s.line(14,s.get_y(),196,s.get_y());s.ln(2)
    def footer(s):
        s.set_y(-13);s.set_font('times','I',8);s.cell(90,4,"Prepared by Tideline Association Management");s.cell(0,4,f"10/2/2025 8:14 AM     Page {s.page_no()} of {{nb}}",align='R')
p=D('P','mm','Letter');p.set_margins(14,13,14);p.set_auto_page_break(False);p.add_page()
def line(lab,v,x0=20,b=''):
    y=p.get_y();p.set_font('times',b,9);p.set_xy(x0,y);p.cell(60,4.3,lab)
    for x,q in zip(X,v): p.set_xy(x-21,y);p.cell(21,4.3,f(q),align='R')
    p.set_y(y+4.3)
lp={"204":"6/12/2025  $421.00","212":"2/03/2025  $500.00","303":"8/29/2025  $448.00","410":"None","309":"1/10/2025  $448.00"}
for acct,u,n,b,bt in blocks:
    if p.get_y()+4.3*(len(b)+3)>258: p.add_page()
    y=p.get_y();p.set_font('times','B',9);p.set_x(14);p.cell(20,4.5,acct);p.cell(62,4.5,n);p.set_font('times','',9);p.cell(20,4.5,f"Unit {u}");p.cell(44,4.5,("Status: "+st[u]) if st[u] else "");p.cell(0,4.5,("Last Pmt: "+lp[u]) if u in lp else "",new_x='LMARGIN',new_y='NEXT')
    for c,v,s in b: line(c,v+[s])
    p.set_line_width(.15);p.line(80,p.get_y()+.3,190,p.get_y()+.3);p.ln(.6);line(f"Total {acct}",bt,x0=48,b='I');p.ln(2.2)
if p.get_y()>190: p.add_page()
p.set_line_width(.5);p.line(14,p.get_y(),196,p.get_y());p.ln(1);line("Association Total",G,x0=14,b='B');p.ln(6)
p.set_font('times','B',9);p.cell(0,5,"Charge Code Summary",new_x='LMARGIN',new_y='NEXT')
for c,s in rec.items():
    p.set_font('times','',9);p.set_x(20);p.cell(60,4.3,c);p.cell(26,4.3,f(round(s,2)),align='R',new_x='LMARGIN',new_y='NEXT')
p.set_x(20);p.set_font('times','B',9);p.cell(60,5,"Total");p.cell(26,5,f(round(G[4],2)),align='R',new_x='LMARGIN',new_y='NEXT')
p.ln(3);p.set_font('times','',8.5);p.cell(0,4,"Accounts listed: 15     Accounts at attorney: 2     Liens recorded: 2")
name="HeronPointe Homeowner Aging 2025-09.pdf";p.output(doc(name))
print(len(rows),G)
save(name,"AR","Condo association aging: owner heading, charge lines, owner totals, charge recap; Over 30/60/90",True,K+["total"],rows,tot)
