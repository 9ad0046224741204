# StarRez-like account balances by month, student housing, workbook with hall sections
import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as gl
from common import *
R=random.Random(77431)
FN="Aaliyah Brandon Carmen Devin Elise Farah Grant Hana Isaac Jolie Kieran Leila Marco Nadia Owen Priya Quentin Rosa Seth Tessa Umar Violet Wes Xiomara Yusuf Zoe Dante Mei Colby Imani Reese Sunil".split()
LN="Abernethy Bostwick Cardoza Delacroix Eastgate Fontaine Gallardo Hutchings Ibarra Jessup Kowalczyk Lindqvist Mbeki Nakagawa Okonjo Prewitt Quiroz Rademacher Sandoval Thibodeau Ulrich Vandermeer Whitcombe Xiong Yarborough Zielinski O'Dowd McAllen St. Clair de la Fuente".split(" ")
LN=[x for x in LN if x not in("St.","Clair","de","la","Fuente")]+["St. Clair","de la Fuente"]
MH=["Nov 2025","Oct 2025","Sep 2025","Aug 2025"]
M=["m0","m1","m2","m3","other:Prior to Aug 2025","total","other:Unallocated Credits","other:Net Balance"]
halls=[("Aspen Hall","ASP",15,[1029,949]),("Birch Hall","BIR",12,[889,1105]),("Cottonwood Commons","CTW",13,[1265,1180]),("Off-Roll / Former Residents",None,6,[940])]
wb=Workbook(); ws=wb.active; ws.title="Parameters"
for r,(a,b) in enumerate([("Report","Account Balances by Charge Month"),("Location","Lantern Ridge Student Village"),("Charge Groups","Rent; Parking; Utilities; Damages; Fees"),("As At","11/18/2025"),("Run by","finance.office"),("Records","46")],1):
    ws.cell(r,1,a).font=Font(bold=True); ws.cell(r,2,b)
ws.column_dimensions["A"].width=20; ws.column_dimensions["B"].width=46
ws=wb.create_sheet("Balances"); wb.active=1; wb._sheets[0].sheet_view.tabSelected=False
F=lambda **q: Font(name="Calibri",size=q.pop("size",10),**q)
ws["A1"]="Lantern Ridge Student Village"; ws["A1"].font=F(bold=True,size=14)
ws["A2"]="Account Balances by Charge Month - as at 11/18/2025"; ws["A2"].font=F(italic=True)
H1=["Room Space","Student ID","Student","Entry Status","Last Payment"]
nav=PatternFill("solid",fgColor="35507A"); wf=F(bold=True,color="FFFFFF")
for i,h in enumerate(H1,1): ws.cell(4,i,h); ws.merge_cells(start_row=4,end_row=5,start_column=i,end_column=i)
ws.cell(4,6,"Charges Unpaid by Month"); ws.merge_cells("F4:J4")
for i,h in enumerate(MH+["Prior to Aug 2025"],6): ws.cell(5,i,h)
for i,h in enumerate(["Total Due","Unallocated Credits","Net Balance"],11): ws.cell(4,i,h); ws.merge_cells(start_row=4,end_row=5,start_column=i,end_column=i)
for r in(4,5):
    for i in range(1,14): x=ws.cell(r,i); x.fill=nav; x.font=wf; x.alignment=Alignment(horizontal="center",vertical="center",wrap_text=True); x.border=Border(*[Side(style="thin",color="FFFFFF")]*4)
nf='#,##0.00;[Red]-#,##0.00;0.00'
# truth names follow the grouped header only where the column needs one
M[4]="other:Charges Unpaid by Month Prior to Aug 2025"
rows=[];tots=[];G=[0]*8;r=6;used=set()
def put(r,v,bold=False,fill=None):
    for i,q in enumerate(v):
        x=ws.cell(r,6+i)
        if q is not None: x.value=c(q); x.number_format=nf
        x.font=F(bold=bold)
        if bold: x.border=Border(top=Side(style="thin"))
for hall,pre,n,rents in halls:
    ws.cell(r,1,hall).font=F(bold=True,color="35507A",size=11); r+=1; T=[0]*8
    rooms=sorted(R.sample(range(101,440),n))
    for q in range(n):
        while True:
            nm=f"{R.choice(LN)}, {R.choice(FN)}"
            if nm not in used: used.add(nm); break
        rent=R.choice(rents)*100; kind=R.random(); m=[None]*5
        if pre:
            st=R.choices(["In Room","In Room","In Room","Notice Given","Reserved Spring"],k=1)[0]
            if st=="Reserved Spring": m[0]=15000
            elif kind<.35: m[0]=rent
            elif kind<.55: m[0]=rent; m[1]=R.randint(8000,rent)
            elif kind<.7: m[0],m[1],m[2]=rent,rent,R.randint(2500,rent)
            elif kind<.8: m=[rent,rent,rent,rent,R.randint(3000,25000)]
            elif kind<.9: m[0]=R.choice([3750,5000,7525]); m[2]=R.choice([None,2500])
            else: m[1]=R.choice([4218,6190,8831]); m[0]=0
        else:
            st=R.choice(["Vacated","Vacated","Cancelled"]); 
            if st=="Cancelled": m[3]=50000
            else: m[3]=R.randint(4000,60000); m[4]=R.randint(10000,190000)
        tot=sum(x or 0 for x in m); cr=None
        if R.random()<.2: cr=-R.choice([5000,12500,R.randint(2000,30000),tot+R.choice([0,10000])])
        v=m+[tot,cr,tot+(cr or 0)]
        T=[a+(b or 0) for a,b in zip(T,v)]
        unit=f"{pre}-{rooms[q]}{R.choice('ABCD')}" if pre else None
        sid=str(R.randint(900100000,900999999)); dt=None if R.random()<.18 else f"{R.choice([9,10,10,11]):02d}/{R.randint(1,17):02d}/2025"
        for i,s in enumerate([unit,sid,nm,st,dt],1):
            if s: ws.cell(r,i,s)
            ws.cell(r,i).font=F()
        put(r,v)
        rows.append({"unit":unit,"resident":sid,"name":nm,"status":st,"date":dt,**{a:(None if b is None else c(b)) for a,b in zip(M,v)}}); r+=1
    ws.cell(r,3,f"Subtotal {hall}").font=F(bold=True); put(r,T,True); tots.append({"label":f"Subtotal {hall}",**{a:c(b) for a,b in zip(M,T)}}); G=[a+b for a,b in zip(G,T)]; r+=2
ws.cell(r,3,"Grand Total").font=F(bold=True,size=11); put(r,G,True)
for i in range(1,14): ws.cell(r,i).fill=PatternFill("solid",fgColor="DCE4F0")
tots.append({"label":"Grand Total",**{a:c(b) for a,b in zip(M,G)}})
ws.cell(r+2,1,"Reserved Spring entries show the non-refundable booking fee only. Credits are allocated to oldest charges nightly; unallocated credits arise from same-day receipts.").font=F(italic=True,size=9)
for i,w in enumerate([13,12,25,16,12,11,11,11,11,12,12,12,12],1): ws.column_dimensions[gl(i)].width=w
ws.row_dimensions[5].height=28; ws.freeze_panes="D6"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc("ar_starrez_lantern_ridge.xlsx")); print("starrez",len(rows))
save("ar_starrez_lantern_ridge","AR",M,rows,tots)
