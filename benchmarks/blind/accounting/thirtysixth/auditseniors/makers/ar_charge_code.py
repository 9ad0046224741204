# apartment/mixed commercial aging by tenant and charge code, Yardi-like workbook export, Grand total + charge summary; openpyxl
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from common import *
F="AgedReceivables_ChargeCode_Calloway_0425.xlsx"
# tenant heads, one line per charge code with five columns
T=[("t0004418","Abernathy, Joelle","101","Current",[("rent",1465,1465,0,0,0),("late",75,75,0,0,0)],0),
("t0004502","Bautista-Rhodes, Marvin","104","Current",[("rent",912.5,912.5,0,0,0)],0),
("t0004377","Cho, Ellen & Park, Daniel","108","Notice",[("pest",12,3,3,3,3),("trash",100,25,25,25,25),("watsew",171.44,44.1,41.87,43.2,42.27)],0),
("t0003981","Drummond, Keisha","112","Eviction",[("rent",5780,1445,1445,1445,1445),("late",300,75,75,75,75),("legal",685,0,425,260,0),("nsf",50,0,0,0,50),("watsew",192.36,46.8,49.15,48.31,48.1)],0),
("t0004533","Estrada, Lucia","115","Current",[("petrent",35,35,0,0,0)],-1420),
("t0004119","Fenwick, Tobias","117","Current",[("rent",1510,1510,0,0,0),("mtm",200,200,0,0,0),("garage",125,125,0,0,0)],-210.55),
("t0004290","Gallegos, Ana","121","Past",[("damage",1184.6,0,0,1184.6,0),("clean",275,0,0,275,0),("rent",640.32,0,0,640.32,0)],-300),
("t0004546","Halvorsen, Brit","124","Current",[],-1389),
("t0004402","Ingram, Shaun","203","Current",[("rent",1495,1495,0,0,0),("late",150,75,75,0,0),("watsew",84.21,42.6,41.61,0,0)],0),
("t0004444","Jimenez, Rosalba","206","Current",[("watsew",-18.4,0,-18.4,0,0),("rent",401.75,401.75,0,0,0)],0),
("t0003760","Kowalczyk, Peter","209","Past",[("damage",2310,0,0,0,2310),("rent",2890,0,0,0,2890),("term",2890,0,0,0,2890)],0),
("t0004560","Lattimore, Dr. Simone","212","Current",[],-64.15),
("t0004471","McElroy, Sean","215","Notice",[("rent",1420,1420,0,0,0),("utility",58.9,58.9,0,0,0)],0),
("t0004338","Nakagawa, Ruth","218","Current",[("storage",80,40,40,0,0)],0),
("t0004211","Oyelaran, Folake","221","Eviction",[("rent",4305,1435,1435,1435,0),("late",225,75,75,75,0),("legal",525,525,0,0,0)],-125),
("t0004489","Pruitt, Wendell","224","Current",[("rent",0.85,0,0.85,0,0)],0),
("t0004550","Quintero, Mateo","302","Current",[("garage",125,125,0,0,0),("petfee",300,300,0,0,0)],0),
("t0004099","Reddick, Tamika","306","Current",[("rent",2918,1459,1459,0,0),("late",150,75,75,0,0),("insur",45,15,15,15,0)],0),
("t0003899","Sorensen, Lyle","309","Past",[("rent",1102.4,0,0,0,1102.4)],-1102.4),
("t0004527","Thibodeaux, Renee","314","Current",[],-1475),
("t0004384","Umansky, Gleb","318","Current",[("rent",1525,1525,0,0,0),("watsew",40.02,40.02,0,0,0)],0)]
K=["unpaid","b0_30","b31_60","b61_90","b90","prepaid","total"]
wb=Workbook(); ws=wb.active; ws.title="Report1"
ft=lambda **k:Font(name="Verdana",size=8,**k); C=Alignment(horizontal="center",vertical="center",wrap_text=True)
hd=["Property","Unit","Resident","Name","Status","Charge Code","Total Unpaid Charges","0-30 Days","31-60 Days","61-90 Days","Over 90 Days","Prepayments","Balance"]
for i,(t,b,sz) in enumerate((("Aged Receivables by Charge Code",True,12),("Calloway Station Apartments (calstn)",True,9),("Trans through: 04/2025   Age as of: 04/30/2025   Status: Current, Notice, Past, Eviction",False,8)),1):
    ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=13); c=ws.cell(i,1,t); c.font=Font(name="Verdana",size=sz,bold=b); c.alignment=Alignment(horizontal="center")
fill=PatternFill("solid",fgColor="C6D9F1")
for j,t in enumerate(hd,1): c=ws.cell(5,j,t); c.font=ft(bold=True); c.alignment=C; c.fill=fill
ws.row_dimensions[5].height=24
th=Border(top=Side(style="thin")); db=Border(top=Side(style="thin"),bottom=Side(style="double"))
r=6; rows=[];tots=[];G=dict.fromkeys(K,0);S={}
NF="#,##0.00;(#,##0.00)"
def put(r,d,bold=False,b=None):
    for j,k in enumerate(K,7):
        if k in d: c=ws.cell(r,j,round(d[k],2)); c.number_format=NF; c.font=ft(bold=bold)
        if b: ws.cell(r,j).border=b
for tid,n,u,st,L,pp in T:
    L=list(L)
    lines=[dict(charge=c,unpaid=t,b0_30=a,b31_60=b_,b61_90=d,b90=e,prepaid=0) for c,t,a,b_,d,e in L]
    if pp: lines.append(dict(charge="prepay",unpaid=0,b0_30=0,b31_60=0,b61_90=0,b90=0,prepaid=pp))
    s=dict.fromkeys(K,0)
    for q in lines:
        assert abs(q["unpaid"]-q["b0_30"]-q["b31_60"]-q["b61_90"]-q["b90"])<.005,(n,q)
        q["total"]=q["unpaid"]+q["prepaid"]
        for j,v in enumerate(["calstn",u,tid,n,st,q["charge"]],1): ws.cell(r,j,v).font=ft()
        put(r,q); r+=1
        for k in K: s[k]+=q[k]
        sm=S.setdefault(q["charge"],dict.fromkeys(K,0))
        for k in K: sm[k]+=q[k]
        rows.append(dict(unit=u,resident=tid,name=n,status=st,**q))
    ws.cell(r,4,n).font=ft(bold=True); ws.cell(r,6,"Total").font=ft(bold=True); put(r,s,True,th); r+=2
    tots.append(dict(label=n+" Total",**s))
    for k in K: G[k]+=s[k]
ws.cell(r,1,"Total calstn").font=ft(bold=True); put(r,G,True,th); tots.append(dict(label="Total calstn",**G)); r+=1
ws.cell(r,1,"Grand Total").font=ft(bold=True); put(r,G,True,db); tots.append(dict(label="Grand Total",**G)); r+=3
ws.cell(r,1,"Summary by Charge Code").font=ft(bold=True); r+=1
for c in sorted(S):
    ws.cell(r,6,c).font=ft(); put(r,S[c]); r+=1
put(r,G,True,db); ws.cell(r,6,"Total").font=ft(bold=True)
r+=2; ws.cell(r,1,"Wednesday, May 07, 2025  11:52 AM   Userid: kdavenport").font=ft(italic=True)
for col,w in zip("ABCDEFGHIJKLM",(9,7,11,27,10,10,13,12,12,12,12,13,13)): ws.column_dimensions[col].width=w
ws.freeze_panes="A6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows="5:5"
wb.save(doc(F))
save(F,"MULTIFAMILY","AGED_RECEIVABLES","Yardi-like export by resident and charge code, resident totals, charge-code summary at the end, prepayments",False,K,rows,tots)
