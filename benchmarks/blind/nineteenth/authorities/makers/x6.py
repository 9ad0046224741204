# Tiny supportive house, social-service agency's own sheet, side tables
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font, PatternFill, Border, Side
r=random.Random(2316); N=Names(r); n="r23_x6_supportive_house_small.xlsx"
wb=Workbook(); w=wb.active; w.title="Feb 26"
w["B2"]="Marigold House - who lives where and who pays what"; w["B2"].font=Font(bold=True,size=13,color="7A3E9D"); w["B3"]="February 28, 2026"
HD=["Room","Resident","Since","County pays","Resident pays","Rent","Deposit held","Behind by"]
for j,h in enumerate(HD,2): q=w.cell(5,j,h); q.font=Font(bold=True); q.fill=PatternFill("solid",fgColor="E9DDF2")
rows=[]; S=[0]*5
data=[("Room 1",640,135),("Room 2",775,0),("Room 3",None,"empty - painting"),("Room 4",512,263),("Studio A",690,260),("Studio B",950,0),("Studio C",None,"empty - referral due 3/9"),("Studio D",705,245)]
for i,(u,a,b) in enumerate(data):
    R=6+i; w.cell(R,2,u)
    if a is None: w.cell(R,3,b).font=Font(italic=True,color="999999"); rows.append(row(unit=u,statusText=b)); continue
    nm=N("F L"); mi=rd(r,(2019,1,5),(2026,1,20)); dp=r.choice([0,100,200]); bb=r.choice([0,0,40,b])
    for j,v in enumerate([nm,mi,a,b,a+b,dp,bb],3):
        q=w.cell(R,j,v)
        if j==4: q.number_format="mmm d, yyyy"
        elif j>4: q.number_format='"$"#,##0'
    for k,v in enumerate((a,b,a+b,dp,bb)): S[k]+=v
    rows.append(row(unit=u,tenantName=nm,moveInDate=mi,contractRent=a+b,charges=chs([("County pays",a),("Resident pays",b)]),deposit=dp,balance=bb,statusText="Occupied"))
R=14; w.cell(R,2,"All")
for k,v in enumerate(S): q=w.cell(R,5+k,v); q.number_format='"$"#,##0'
for j in range(2,10): w.cell(R,j).font=Font(bold=True); w.cell(R,j).border=Border(top=Side(style="medium"))
for i,l in enumerate([("Count","All","Filled","Empty"),("Rooms",4,3,1),("Studios",4,3,1),("House",8,6,2)]):
    for j,v in enumerate(l): w.cell(5+i,12+j,v).font=Font(bold=i in(0,3))
w.cell(10,12,"Waiting (county CES list)").font=Font(bold=True)
for i in range(3): w.cell(11+i,12,N("F L")); w.cell(11+i,14,["since Oct","since Dec","since Jan"][i])
w["B16"]="All rooms at or under 30% AMI. Utilities are paid by the house, so there's no utility allowance."
for c,x in zip("ABCDEFGHIJKLMNO",[2,11,26,13,12,13,9,12,10,3,3,20,7,10,7]): w.column_dimensions[c].width=x
w.page_setup.orientation="landscape"; w.page_setup.fitToHeight=0; w.sheet_properties.pageSetUpPr.fitToPage=True; wb.save(doc(n))
put(n,"MULTIFAMILY","Agency's small own sheet, side tables beside the roll",False,"Marigold House","2026-02-28",rows,8,6,2,sheet="Feb 26",totals=dict(countyPays=S[0],residentPays=S[1],contractRent=S[2],deposit=S[3],balance=S[4]))
