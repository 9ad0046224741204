from common import *
from openpyxl import Workbook
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as gl
n="Pinch Creek Mini Storage - units 10-31-2025.xlsx"
r=random.Random(401); N=names(91,120,"{l} {f}")
wb=Workbook(); ws0=wb.active; ws0.title="Read me"
for l in ["Pinch Creek Mini Storage LLC","Owned 50/50 by Dale's estate and Aunt Roma","Tab 'Units' is the list Roma keeps. Tab 'Rates' is the street rate.","Do not use the old 2023 workbook."]: ws0.append([l])
ws=wb.create_sheet("Units"); rt=wb.create_sheet("Rates")
rates={"5x10":48,"10x10":78,"10x15":98,"10x20":120,"10x30":165}
rt.append(["Size","Street rate / mo","Sq ft"]); 
for k,v in rates.items(): a,b=k.split("x"); rt.append([k,v,int(a)*int(b)])
ws["A1"]="PINCH CREEK MINI STORAGE"; ws["A1"].font=Font(bold=True,size=14); ws["A2"]="as of Halloween, October 31, 2025 - after late fees run"
H=["Unit #","Size","Sq Ft","Renter","Status","Street Rate","Rent","Ins.","Moved In","Paid Thru","Owes","Gate code / notes"]
for j,h in enumerate(H,1): c=ws.cell(4,j,h); c.font=Font(bold=True); c.fill=PatternFill("solid",fgColor="FFF2CC"); c.border=Border(bottom=Side("medium"))
import datetime
row=5; rows=[];k=0;ct={}; T=[0]*5
for b,sz,cnt in (("A","5x10",26),("B","10x10",30),("C","10x15",22),("D","10x20",24),("E","10x30",10)):
    row+=0
    for i in range(1,cnt+1):
        u=f"{b}{i:02d}"; a,bb=sz.split("x"); sf=int(a)*int(bb); x=r.random(); st="Rented" if x<.84 else "Vacant" if x<.95 else "Lien"
        if u=="E10": st="Office"
        if u in("C07","A13"): st="Down"
        R=dict(unit=u,unitType=sz,area=sf,statusText=st,marketRent=rates[sz]); ws.cell(row,1,u);ws.cell(row,2,sz);ws.cell(row,3,sf);ws.cell(row,5,st);ws.cell(row,6,rates[sz]); T[0]+=sf;T[1]+=rates[sz]
        ct[st]=ct.get(st,0)+1
        if st in("Rented","Lien"):
            nm=N[k];k+=1; rent=rates[sz]-r.choice([0,0,3,5,10]); ins=r.choice([0,0,9,12]); ow=0 if st=="Rented" and r.random()<.8 else rent+r.choice([0,15]); 
            if st=="Lien": ow=rent*3+45
            if u=="D04": nm="Roma Pinch (storage for house contents)"; rent=0;ins=0;ow=0
            mi=datetime.date(r.randint(2012,2025),r.randint(1,10),r.randint(1,28)); pt="prepaid 4/26" if r.random()<.05 else datetime.date(2025,10 if ow==0 else 9 if st=="Rented" else 7,30)
            for j,v in((4,nm),(7,rent),(8,ins),(9,mi),(10,pt),(11,ow)): 
                c=ws.cell(row,j,v)
                if isinstance(v,datetime.date): c.number_format="m/d/yy"
            R.update(tenantName=nm,contractRent=rent,moveInDate=mi.isoformat(),balance=ow,charges=[dict(code="Rent",amount=rent),dict(code="Ins.",amount=ins)])
            T[2]+=rent;T[3]+=ins;T[4]+=ow
        if st=="Lien": ws.cell(row,12,"lock overlocked, auction letter sent")
        if u=="C07": ws.cell(row,12,"door off track")
        if u=="A13": ws.cell(row,12,"roof leak")
        rows.append(R); row+=1
row+=1
for j,v in((1,"TOTAL"),(3,T[0]),(6,T[1]),(7,T[2]),(8,T[3]),(11,T[4])): c=ws.cell(row,j,v); c.font=Font(bold=True); c.border=Border(top=Side("thin"))
for rr in range(5,row+1):
    for j in (6,7,8,11): ws.cell(rr,j).number_format='#,##0'
occ=ct["Rented"]+ct["Lien"]; row+=2
for a,b in (("All units",112),("Rented (incl. lien)",occ),("Vacant",ct["Vacant"]),("Down",ct["Down"]),("Office",1)): ws.cell(row,4,a);ws.cell(row,5,b);row+=1
for j,w in enumerate([8,8,7,36,9,11,8,6,10,12,8,34],1): ws.column_dimensions[gl(j)].width=w
ws.freeze_panes="A5"; wb.save(doc(n))
save(n,"SELF_STORAGE","owner's storage workbook with notes and rate sheets","112 units; lien, down, office statuses; text in Paid Thru; roll on second sheet","Pinch Creek Mini Storage","2025-10-31",112,occ,ct["Vacant"],rows,sheet="Units",totals=dict(area=T[0],marketRent=T[1],contractRent=T[2],balance=T[4]))
