# Budget unit mix, senior living, xlsx
from h import *
import xlsxwriter
name="2026 Budget_Wrenhaven_Unit Mix & Rates.xlsx"
K=["units","pct_units","sf","total_sf","occupied","pct_occ","market","market_total","actual","actual_total"]
S=[("INDEPENDENT LIVING",[("Studio - Finch",8,425,7,3295,3180),("One Bedroom - Heron",34,610,32,3995,3862),("One Bedroom Deluxe - Heron+",18,690,17,4350,4214),("Two Bedroom - Kestrel",16,905,15,5150,4988),("Cottage (2BR w/ garage)",10,1240,10,5895,5640)]),
("ASSISTED LIVING",[("Studio",22,365,20,4695,4520),("Studio Deluxe",12,410,11,4995,4811),("One Bedroom",20,540,18,5650,5437),("Two Bedroom Companion",4,780,3,6400,6225)]),
("MEMORY CARE",[("Private Suite",18,320,16,7250,7015),("Companion Suite (per bed)",10,210,8,5475,5290)])]
TU=sum(x[1] for _,L in S for x in L)
wb=xlsxwriter.Workbook(out(name));F=lambda **k: wb.add_format({'font_name':'Calibri','font_size':10,**k})
a0=wb.add_worksheet("Cover");ws=wb.add_worksheet("Unit Mix");a2=wb.add_worksheet("Assumptions")
a0.hide_gridlines(2);a0.write(3,1,"Wrenhaven Village Senior Living",F(bold=1,font_size=18));a0.write(4,1,"Operating Budget - Fiscal Year 2026",F(font_size=13));a0.write(6,1,"Version 3 - submitted to ownership 11/07/2025",F(italic=1));a0.write(7,1,"Tabs: Unit Mix | Assumptions",F())
for i,(k,v) in enumerate([("IL rate increase (effective 3/1)","5.25%"),("AL rate increase (effective 3/1)","6.00%"),("MC rate increase (effective 3/1)","6.50%"),("Second person fee - IL","$950 / mo"),("Second person fee - AL","$1,350 / mo"),("Community fee","$4,500 one time"),("Care levels","billed separately, see Ancillary tab of workbook 2")]): a2.write(2+i,0,k,F());a2.write(2+i,1,v,F())
a2.write(0,0,"Rate assumptions",F(bold=1));a2.set_column(0,0,36);a2.set_column(1,1,40)
ws.hide_gridlines(2);ws.set_column(0,0,2);ws.set_column(1,1,30);ws.set_column(2,11,11.5)
ws.write(0,1,"Wrenhaven Village Senior Living",F(bold=1,font_size=14));ws.write(1,1,"FY 2026 Budget - Unit Mix and Rate Schedule (monthly)",F(bold=1));ws.write(2,1,"Rates before care charges and second person fees",F(italic=1,font_color='#666666'))
g=F(bold=1,align='center',bg_color='#7A9E7E',font_color='white');h=F(bold=1,align='center',text_wrap=1,valign='vcenter',bottom=1,bg_color='#DCE9DD')
ws.write(4,1,"",g);ws.merge_range(4,2,4,5,"Inventory",g);ws.merge_range(4,6,4,7,"Budgeted Occupancy",g);ws.merge_range(4,8,4,9,"Market",g);ws.merge_range(4,10,4,11,"In Place",g)
for i,t in enumerate(["Unit Type","Units","% of Total","Avg SF","Total SF","Occupied Units","Occ %","Market Rate","Gross Potential Rent","Avg In-Place Rate","In-Place Rent"]): ws.write(5,1+i,t,h)
ws.set_row(5,30)
fm=['#,##0','0.0%','#,##0','#,##0','#,##0','0.0%','$#,##0','$#,##0','$#,##0','$#,##0']
def fs(**k): return [F(num_format=x,**k) for x in fm]
N=fs();SB=fs(bold=1,top=1);GT=fs(bold=1,top=1,bottom=6,bg_color='#DCE9DD')
def calc(u,tsf,o,mt,at): return [u,u/TU,tsf/u,tsf,o,o/u,mt/u,mt,at/o,at]
def truth(v): return {k:(round(x*100+1e-9,1) if k.startswith('pct') else int(x+.5)) for k,x in zip(K,v)}
rows=[];tots=[];R=6;GG=[0]*5;subs=[]
for sec,L in S:
    ws.write(R,1,sec,F(bold=1,font_color='#2F5D36'));R+=1;r0=R;T=[0]*5
    for n,u,sf,o,mk,ac in L:
        v=calc(u,u*sf,o,mk*u,ac*o);T=[p+q for p,q in zip(T,[u,u*sf,o,mk*u,ac*o])]
        ws.write(R,1,n,F(indent=1))
        for j,x in enumerate(v): ws.write_number(R,2+j,x,N[j])
        rows.append({"type":n,**truth(v)});R+=1
    lab="Total "+sec.title();ws.write(R,1,lab,F(bold=1,top=1))
    v=calc(*T)
    for j,x in enumerate(v):
        if j in (0,3,4,7,9): c=chr(67+j);ws.write_formula(R,2+j,f"=SUM({c}{r0+1}:{c}{R})",SB[j],x)
        else: ws.write_number(R,2+j,x,SB[j])
    tots.append({"label":lab,**truth(v)});GG=[p+q for p,q in zip(GG,T)];subs.append(R+1);R+=2
v=calc(*GG);ws.write(R,1,"TOTAL COMMUNITY",F(bold=1,top=1,bottom=6,bg_color='#DCE9DD'))
for j,x in enumerate(v):
    if j in (0,3,4,7,9): c=chr(67+j);ws.write_formula(R,2+j,"="+"+".join(f"{c}{s}" for s in subs),GT[j],x)
    else: ws.write_number(R,2+j,x,GT[j])
tots.append({"label":"TOTAL COMMUNITY",**truth(v)})
ws.write(R+2,1,"Companion suites are counted by licensed bed. Total SF of companion suites is per-bed share.",F(italic=1,font_size=9))
ws.set_landscape();ws.fit_to_pages(1,1);ws.activate();wb.close()
save(name,"UM",K,rows,tots,"Senior living budget workbook, unit mix by care level with group headers and subtotals, three tabs",False)
