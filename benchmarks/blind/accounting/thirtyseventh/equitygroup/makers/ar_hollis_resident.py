# residential aging summary by resident status, apartment community, xlsx with formulas
import random
from common import *
import xlsxwriter
R=random.Random(38105)
LN="Abara Benning Castellano Dorsey Eckert Fontaine Gaither Huang Ibanez Jernigan Kowalczyk Lassiter Mbeki Novak Okonjo Pruitt Quintero Rausch Salgado Thibodeaux Ungar Vasquez Whitcomb Xiong Yancey Zeller Ashby Bledsoe Crandall Delacroix Espino Farrow Grubbs Hinojosa Isley Jimerson Kessel Lombardi Munro Nagle Osterman Pham Rezaei Stroud Tolliver Varga Winfrey".split()
FN="Alicia Brandon Carmen Devin Elena Frank Gloria Hector Imani Jason Kayla Luis Maria Nathan Olivia Priya Quentin Rosa Samuel Tanya Uriel Vera Wesley Yolanda Zach".split()
units=[f"{b}{f}{n:02d}" for b in (1,2,3,4,5,6) for f in (1,2,3) for n in range(1,13)]; R.shuffle(units)
SEC=[("Current",31),("Notice",7),("Eviction",4),("Past",18),("Applicant",3)]
K=["b0_30","b31_60","b61_90","b90","unpaid","prepaid","total","deposit"]
HD={"b0_30":"0 - 30 Days","b31_60":"31 - 60 Days","b61_90":"61 - 90 Days","b90":"Over 90 Days","unpaid":"Unpaid Charges","prepaid":"Prepayments","total":"Balance","deposit":"Deposit Held"}
def mk(st):
    rent=R.choice([1285,1340,1395,1460,1525,1680,1745,1890]); x=R.random(); d=dict(b0_30=0,b31_60=0,b61_90=0,b90=0,prepaid=0); ut=round(R.uniform(38,112),2)
    if st=="Current":
        if x<.34: d["prepaid"]=-R.choice([rent+ut,15.0,round(R.uniform(3,220),2),rent])
        elif x<.62: d["b0_30"]=round(rent*R.choice([.1,.25,.5])+ut,2)
        elif x<.85: d["b0_30"]=round(R.choice([ut,75.0,125+ut,rent+75+ut]),2)
        else: d["b0_30"]=round(rent+75+ut,2); d["b31_60"]=round(rent*R.choice([.4,1]),2)
        if R.random()<.08: d["b90"]=round(R.uniform(12,60),2)
    elif st=="Notice":
        d["b0_30"]=round(rent*R.choice([.5,1])+ut,2) if x<.6 else ut
        if x>.8: d["prepaid"]=-round(R.uniform(40,300),2)
    elif st=="Eviction":
        d["b0_30"]=round(rent+75+ut,2); d["b31_60"]=round(rent+75+R.uniform(40,90),2); d["b61_90"]=round(rent*R.choice([0,.6,1]),2); d["b90"]=round(R.choice([0,rent*.5]),2)
    elif st=="Past":
        k=R.choice(["b0_30","b31_60","b61_90","b90","b90","b90"]); d[k]=round(R.uniform(140,4200),2)
        if x<.2: d={"b0_30":0,"b31_60":0,"b61_90":0,"b90":0,"prepaid":-round(R.uniform(20,310),2)}
        elif x<.35: d["b61_90"]=round(d["b61_90"]-R.uniform(50,100),2)
    else: d["prepaid"]=-R.choice([250.0,300.0]) if x<.7 else 0; d["b0_30"]=50.0 if x>=.7 else 0
    d["unpaid"]=round(sum(d[k] for k in K[:4]),2); d["total"]=round(d["unpaid"]+d["prepaid"],2); d["deposit"]=0.0 if st in("Past","Applicant") else R.choice([250.0,250.0,500.0,rent*1.0,0.0])
    return d
F="Aging_HollisGrove_2025-06-30.xlsx"; wb=xlsxwriter.Workbook(doc(F)); wb.set_properties({"title":"aged receivables"}); wb.set_properties({"created":__import__("datetime").datetime(2025,7,2)})
ws=wb.add_worksheet("Report1"); b=dict(font_name="Tahoma",font_size=8); fm=lambda **k: wb.add_format({**b,**k})
tx=fm(); nu=fm(num_format='#,##0.00;(#,##0.00)'); ti=fm(bold=True,font_size=11); hd=fm(bold=True,bg_color="#DCE6F1",border=1,text_wrap=True,align="center",valign="vcenter"); sec=fm(bold=True,italic=True); st=fm(bold=True,top=1); sn=fm(bold=True,top=1,num_format='#,##0.00;(#,##0.00)'); gt=fm(bold=True,top=1,bottom=6); gn=fm(bold=True,top=1,bottom=6,num_format='#,##0.00;(#,##0.00)')
ws.write(0,0,"Resident Aged Receivables - Summary",ti); ws.write(1,0,"Property: Hollis Grove Apartments (hollis)   216 units",tx); ws.write(2,0,"Trans through: 06/30/2025     Age as of: 06/30/2025     Status: Current, Notice, Eviction, Past, Applicant",tx)
H=["Unit","Resident","Name","Status"]+[HD[k] for k in K]+["Last Pmt","Mgr Comment"]
ws.set_row(4,26)
for i,h in enumerate(H): ws.write(4,i,h,hd)
r=5; rows=[];totals=[]; subs=[]; G=dict.fromkeys(K,0.0); used=set(); u=0
CM={"Eviction":["Filed 6/12 - hearing 7/9","Judgment rec'd 6/24, set-out pending","Filed 6/12","Partial accepted in error; refile July"],"Past":["To collections","Payment plan $150/mo","Skip","FAS sent 6/18","","",""],"Current":["","","","","NSF 6/5","Housing Authority portion pending",""],"Notice":["MO 7/15","MO 7/31",""],"Applicant":[""]}
for sname,n in SEC:
    ws.write(r,0,sname+" Residents" if sname!="Applicant" else "Applicants",sec); r+=1; r0=r; S=dict.fromkeys(K,0.0)
    us=sorted(units[u:u+n]); u+=n
    for i,un in enumerate(us):
        d=mk(sname)
        if d["unpaid"]==0 and d["prepaid"]==0: d["b0_30"]=35.0; d["unpaid"]=35.0; d["total"]=35.0
        while True:
            nm=f"{R.choice(LN)}, {R.choice(FN)}"
            if nm not in used: used.add(nm); break
        rid=f"t00{R.randint(41000,68999)}"
        if d["prepaid"]==0: d["prepaid"]=0.0
        row=dict(unit=un,resident=rid,name=nm,status=sname,**{k:d[k] for k in K}); rows.append(row)
        for c,v in enumerate((un,rid,nm,sname)): ws.write_string(r,c,v,tx)
        for c,k in enumerate(K,4):
            x=xlsxwriter.utility.xl_rowcol_to_cell
            if k=="unpaid": ws.write_formula(r,c,f"=SUM({x(r,4)}:{x(r,7)})",nu,d[k])
            elif k=="total": ws.write_formula(r,c,f"={x(r,8)}+{x(r,9)}",nu,d[k])
            else: ws.write_number(r,c,d[k],nu)
            S[k]=round(S[k]+d[k],2)+0.0
        ws.write(r,12,f" {R.choice([5,6,6,6])}/{R.randint(1,30)}/25" if sname!="Applicant" and R.random()<.8 else "",tx)
        cm=R.choice(CM[sname]) if sname!="Eviction" else CM[sname][i]; ws.write(r,13,cm,tx); r+=1
    ws.write(r,0,f"Total {sname}",st)
    for c in (1,2,3): ws.write_blank(r,c,None,st)
    for c,k in enumerate(K,4):
        a=xlsxwriter.utility.xl_col_to_name(c); ws.write_formula(r,c,f"=SUBTOTAL(9,{a}{r0+1}:{a}{r})",sn,S[k]); G[k]=round(G[k]+S[k],2)
    totals.append(dict(label=f"Total {sname}",**S)); r+=2
ws.write(r,0,"Total Hollis Grove Apartments",gt)
for c in (1,2,3): ws.write_blank(r,c,None,gt)
for c,k in enumerate(K,4): a=xlsxwriter.utility.xl_col_to_name(c); ws.write_formula(r,c,f"=SUBTOTAL(9,{a}6:{a}{r})",gn,G[k])
totals.append(dict(label="Total Hollis Grove Apartments",**G)); r+=3
ws.write(r,0,"Bad debt reserve per management agreement: 100% of Past over 60 days. Prepayments shown as negative amounts.",fm(italic=True))
for a,w in (("A:A",8),("B:B",10),("C:C",24),("D:D",9),("E:L",11.5),("M:M",9),("N:N",32)): ws.set_column(a,w)
ws.freeze_panes(5,3); ws.set_landscape(); ws.fit_to_pages(1,0); ws.repeat_rows(4); ws.set_footer("&L&8Hollis Grove&R&8&P of &N")
wb.close()
save(F,"AR",K,rows,totals,"MULTIFAMILY","Resident aging summary by status section, bucket order oldest last, unpaid/prepay/balance/deposit, comments")
print(len(rows),G)
