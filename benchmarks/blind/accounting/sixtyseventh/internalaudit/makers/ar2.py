# JV allowance schedule from the property accountant: aging with unapplied cash, prepaid, reserve; landscape PDF, three properties; planted row_dropped
from h import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
R=random.Random(6722)
N="AR_Aging_and_Reserve_Q3-25_Meridian_JV.pdf"
PR=[("Meridian Commerce Park - Mississauga",["Aldine Freight Systems Ltd.|Bldg A / 1","Norquay Packaging Inc.|Bldg A / 2","Simcoe Auto Glass|Bldg A / 4","Halton Medical Supply Corp.|Bldg B / 1","PolarTech Refrigeration|Bldg B / 2","Kestrel Logistics (Canada) ULC|Bldg B / 3-5","Maple Print & Mail|Bldg C / 1","Trillium Millwork|Bldg C / 2","Bayfield Foods Ltd.|Bldg C / 3"]),
("Meridian Gateway - Buffalo",["Erie Basin Staffing|100","Cobalt Fitness LLC|110","Lakeshore Pediatrics PC|120","Buffalo Title Abstract Co.|205","Nickel City Coding Academy|210","Halvorsen & Pruitt LLP|300","Sunridge Home Health|310","Tri-County Credit Union|GF-1","Ironworks Deli|GF-2"]),
("Meridian Crossing - Rochester",["Genesee Pet Hospital|C-01","Dollar Junction #4471|C-02","Flour City Bagels|C-04","Golden Needle Tailors|C-05","Park Ave Nails|C-06","Spectra Optical|C-08","Upstate Mattress Outlet|C-10","First Harbor Bank (ATM)|PAD-1","Crispy Bird Restaurants LLC|PAD-2"])]
K=["current","b1_30","b31_60","b61_90","b90","total","other:Unapplied Cash","prepaid","other:Net A/R","other:Allowance"]
H=["Tenant","Suite","Risk","Current","1 - 30","31 - 60","61 - 90","Over 90","Total A/R","Unapplied\nCash","Prepaid\nRent","Net A/R","Allowance"]
data=[[Paragraph(f"<b>{h.replace(chr(10),'<br/>')}</b>",ParagraphStyle('h',fontName='Helvetica',fontSize=7.5,leading=8.5,alignment=2 if i>2 else 0,textColor=colors.white)) for i,h in enumerate(H)]]
sty=[('BACKGROUND',(0,0),(-1,0),colors.HexColor('#5B2C2C')),('FONT',(0,1),(-1,-1),'Helvetica',7.5),('ALIGN',(3,0),(-1,-1),'RIGHT'),('ALIGN',(2,1),(2,-1),'CENTER'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
rows=[];tots=[];G=[0]*10;plant=None
def fm(v): return [par(x,"-") for x in v]
def td(l,v): return dict(label=l,**{k:x/100 for k,x in zip(K,v) if x})
for p,ts in PR:
    data.append([p]+[""]*12); i=len(data)-1; sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F0E6E0'))]
    S=[0]*10
    for t in ts:
        nm,su=t.split("|"); base=R.randint(2200,21000)*100
        pat=R.choice(["c","c","c1","c1","c12","all","part","pre","all","un"])
        if "Ironworks" in nm or "Nails" in nm: pat="all"
        z=lambda f=.3: int(base*(1+R.uniform(-f,f))*R.choice([1,.3,.12]))
        v=[0]*5
        if pat=="c": v[0]=z()
        if pat=="c1": v[0]=z();v[1]=z()
        if pat=="c12": v[:3]=[z(),z(),z()]
        if pat=="all": v=[base,base,base-R.randint(0,90000),z(),z()*R.choice([1,3])]
        if pat=="part": v[R.choice([1,2,3])]=z()
        if pat=="un": v=[z(),0,0,z(),-R.randint(200,900)*100]
        pre=-base if pat=="pre" else (-R.randint(100,900)*100 if R.random()<.12 else 0)
        un=-R.randint(30000,260000) if pat in("un","c12") else 0
        tot=sum(v); net=tot+un+pre
        alw=-int(round(max(0,v[4])*.75+max(0,v[3])*.4)) if pat in("all","un","part") else 0
        risk="H" if alw<-500000 else ("M" if alw else "L")
        v=v+[tot,un,pre,net,alw]; S=[a+b for a,b in zip(S,v)]
        if nm=="Upstate Mattress Outlet":
            plant={"what":f"Tenant '{nm}', suite {su} (total A/R {par(tot)}, net {par(net)}) is not printed but is included in the total of Meridian Crossing - Rochester and in the Portfolio Total","kind":"row_dropped"}; assert tot>0; continue
        data.append([nm,su,risk]+fm(v)); rows.append(dict(name=nm,unit=su,**{k:x/100 for k,x in zip(K,v) if x}))
    l="Total "+p.split(" - ")[0]; data.append([l,"",""]+fm(S)); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(3,i),(-1,i),.6,colors.black),('BOTTOMPADDING',(0,i),(-1,i),7)]
    tots.append(td(l,S)); G=[a+b for a,b in zip(G,S)]
data.append(["Portfolio Total","",""]+fm(G)); i=len(data)-1; sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(3,i),(-1,i),.6,colors.black),('LINEBELOW',(3,i),(-1,i),1.4,colors.black)]
tots.append(td("Portfolio Total",G))
pc=lambda a,b:f"{100*a/b:.1f}%"
data.append(["% of Total A/R","",""]+[pc(x,G[5]) for x in G[:5]]+["100.0%","","","",""]); i=len(data)-1; sty.append(('FONT',(0,i),(-1,i),'Helvetica-Oblique',7))
P=lambda s,sz,b=0,c='#000000':Paragraph(s,ParagraphStyle('x',fontName='Helvetica-Bold' if b else 'Helvetica',fontSize=sz,leading=sz*1.25,textColor=c))
tab=Table(data,colWidths=[132,50,26]+[55,51,51,51,53,57,54,52,58,54],repeatRows=1); tab.setStyle(TableStyle(sty))
def foot(c,d):
    c.setFont("Helvetica",6.5); c.drawString(30,20,"Internal Audit working paper C-14.2   |   PBC: JV accounting   |   tick: traced to subledger"); c.drawRightString(762,20,f"Page {d.page} of 1" if 0 else f"Page {d.page}")
SimpleDocTemplate(doc(N),pagesize=landscape(letter),leftMargin=24,rightMargin=24,topMargin=26,bottomMargin=34,invariant=1).build([P("Meridian Industrial & Retail Joint Venture",13,1,'#5B2C2C'),P("Accounts Receivable Aging and Allowance for Doubtful Accounts",10,1),P("As of September 30, 2025  (reporting currency USD; aged by due date)",8),Spacer(1,7),tab,Spacer(1,8),P("Risk: L low, M medium, H high / referred to counsel. Unapplied cash and prepaid rent are shown as reductions. Allowance per JV policy 6.3 (40% of 61-90, 75% of over 90 for tenants graded M and H). Not netted in Net A/R.",7)],onFirstPage=foot,onLaterPages=foot)
save(N,"AR","JV aging with unapplied cash, prepaid, net, allowance by property; landscape PDF",True,K,rows,tots,plant); print(N,len(rows),plant)
