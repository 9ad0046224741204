# Yardi Voyager export, SFR, several properties in one sheet, one-line rent roll
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
r=R(2608); fn="RentRoll_Voyager_sfrwest_102025.xlsx"; wb=Workbook(); ws=wb.active; ws.title="Report1"; rows=[]
b=Font(name="Tahoma",size=8,bold=True); n8=Font(name="Tahoma",size=8)
for i,t in enumerate(["Rent Roll","Property = sfrtuc sfrmes sfrglen sfrchan","As Of = 10/31/2025","Month = 10/2025"],1): ws.cell(i,1,t).font=Font(name="Tahoma",size=12 if i==1 else 8,bold=i==1); ws.merge_cells(start_row=i,start_column=1,end_row=i,end_column=13); ws.cell(i,1).alignment=Alignment(horizontal="center")
hd=[("Unit",""),("Unit Type",""),("Unit","Sq Ft"),("Resident",""),("Name",""),("Market","Rent"),("Actual","Rent"),("Resident","Deposit"),("Other","Deposit"),("Move In",""),("Lease","Expiration"),("Move Out",""),("Balance","")]
for j,(a,c) in enumerate(hd,1):
    for i,v in ((6,a),(7,c)): x=ws.cell(i,j,v or None); x.font=b; x.alignment=Alignment(horizontal="center"); x.fill=PatternFill("solid",fgColor="D9E1F2")
k=8; props=[("sfrtuc","Saguaro Vista Homes","Tucson",19),("sfrmes","Mesa Poplar Street Homes","Mesa",23),("sfrglen","Glenhaven Duplexes","Glendale",14),("sfrchan","Chandler Crossing BTR","Chandler",31)]
G=[0]*6; un=oc=0; tn=88210; summ=[]
def put(vals,f=n8):
    global k
    for j,v in enumerate(vals,1):
        if v is None: continue
        x=ws.cell(k,j,v); x.font=f
        if j in(6,7,8,9,13): x.number_format='#,##0.00;-#,##0.00'
        if j in(10,11,12): x.number_format="MM/DD/YYYY"
    k+=1
for code,nm,city,cnt in props:
    put([f"{nm} ({code})"],b); put(["Current/Notice/Vacant Residents"],b); S=[0]*5; o=0; A=cnt; fut=[]
    def line(u,ty,sf,res,name,mk,ar,dep,od,mi,le,mo,bal,sec,st):
        put([u,ty,sf,res,name,mk,ar,dep,od,mi,le,mo,bal])
        rows.append(dict(unit=u,propertyName=nm,unitType=ty,area=sf,tenantName=None if name=="VACANT" else name,statusText=st,section=sec,marketRent=mk,contractRent=ar,deposit=dep,balance=bal,moveInDate=iso(mi),leaseEndDate=iso(le),moveOutDate=iso(mo)))
    for i in range(cnt):
        u=f"{code[3:]}{i+1:03d}" if code!="sfrglen" else f"{100+i//2}{'AB'[i%2]}"; ty=f"{code}{r.choice(['3b2','3b25','4b2'])}"; sf=r.choice([1244,1380,1515,1688,1902]); mk=float(round(880+sf*.68/5)*5 if 0 else round((850+sf*.7)/5)*5)
        x=r.random()
        if x<.09:
            line(u,ty,sf,"VACANT","VACANT",mk,0.0,0.0,0.0,None,None,None,0.0,"Current/Notice/Vacant Residents","VACANT"); v=[sf,mk,0,0,0]
            if x<.05: fut.append((u,ty,sf,mk))
        else:
            tn+=r.randint(2,40); ar=float(round(mk*r.uniform(.9,1.02))); mi=r.day(date(2021,5,1),date(2025,10,20)); le=r.day(date(2025,11,30),date(2026,10,31)); mo=None
            if r.random()<.07: mo=le=r.day(date(2025,11,10),date(2025,12,31))
            if r.random()<.05: le=date(2025,7,31)
            dep=float(r.choice([ar,ar,750.0])); bal=r.choice([0.0]*5+[-100.0,85.37,ar])
            line(u,ty,sf,f"t{tn:07d}",r.name("fl"),mk,ar,dep,0.0,mi,le,mo,bal,"Current/Notice/Vacant Residents","Occupied"); v=[sf,mk,ar,dep,bal]; o+=1
        S=[a+c for a,c in zip(S,v)]
    put(["Future Residents/Applicants"],b); F=[0.0,0.0]
    for u,ty,sf,mk in fut:
        tn+=r.randint(2,40); line(u,ty,sf,f"t{tn:07d}",r.name("fl"),mk,mk,500.0,0.0,date(2025,11,14),date(2026,11,30),None,-500.0,"Future Residents/Applicants","Future Residents/Applicants"); F[0]+=500;F[1]-=500
    put(["Total",None,S[0],None,nm,S[1],S[2],S[3]+F[0],0.0,None,None,None,round(S[4]+F[1],2)],b); k+=1
    un+=cnt; oc+=o; G=[a+c for a,c in zip(G,[S[0],S[1],S[2],S[3]+F[0],S[4]+F[1],0])]; summ.append((nm,S,cnt,o))
put(["Grand Total",None,G[0],None,None,G[1],G[2],G[3],0.0,None,None,None,round(G[4],2)],b); k+=2
put(["Summary Groups",None,"Sq Ft",None,"# Of Units","Market Rent","Actual Rent","% Occ"],b)
for nm,S,c,o in summ: put([nm,None,S[0],None,c,S[1],S[2]]); ws.cell(k-1,8,o/c).number_format="0.00%"
put(["Occupied Units",None,None,None,oc]); put(["Vacant Units",None,None,None,un-oc]); put(["Totals:",None,G[0],None,un,G[1],G[2]],b)
for c_,w in zip("ABCDEFGHIJKLM",(14,13,8,11,24,11,11,11,9,11,11,11,11)): ws.column_dimensions[c_].width=w
ws.freeze_panes="A8"; ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(f"{B}/documents/{fn}")
save(fn,"SINGLE_FAMILY_RENTAL","Yardi Voyager export, four properties in one sheet",None,"2025-10-31",un,oc,un-oc,rows,totals=dict(zip("area marketRent contractRent deposit balance".split(),G)))
