# medical office, xlsx, unadjusted / AJE / adjusted pairs, name before number
from common import *
from openpyxl import Workbook
from openpyxl.styles import *
A=[("Balance sheet accounts",[("Checking - Tri-County Bank","101",18433015,0),("Lender reserve account","104",7500000,0),("Tenant receivables","120",3122840,0),("Straight-line rent receivable","125",6618700,0),("Prepaid insurance","131",2988000,0),("Land","151",81000000,0),("Building","152",467250000,0),("Tenant improvements","155",58319664,0),("Leasing commissions","157",14622390,0),("Accumulated depreciation and amortization","159",0,118844250),("Trade payables","201",0,1644387),("Accrued expenses","205",0,0),("Unearned rent","210",0,2287500),("Tenant security deposits","220",0,5133300),("Mortgage note payable","250",0,344118200),("Members' capital","301",0,None),("Distributions to members","310",24000000,0)]),
("Operating accounts",[("Base rent - physicians and clinics","401",0,61277940),("Base rent - imaging suite","403",0,16344000),("Straight-line rent adjustment","405",0,0),("CAM and tax recoveries","410",0,27844110),("After-hours HVAC charges","415",0,712500),("Parking and antenna income","418",0,960000),("Janitorial","501",8122375,0),("Medical waste removal","503",1277460,0),("Electricity and gas","510",11344871,0),("Water and sewer","512",1622904,0),("Elevator and life safety contracts","520",2466000,0),("Repairs - building","522",5188735,0),("Grounds and snow removal","525",2833150,0),("Security patrol","530",1944000,0),("Property management fee","540",4294500,0),("Real estate taxes","550",13722600,0),("Insurance","555",2112000,0),("Professional fees","560",1485000,0),("Bad debt expense","565",0,0),("Interest expense","601",17655410,0),("Depreciation and amortization","610",0,0)])]
AJ=[("A","610","159",14866200,"Record depreciation and amortization for 2023"),("B","125","405",1244550,"Straight-line rent for 2023"),("C","555","131",1992000,"Insurance expired"),("D","550","205",1388200,"True-up second-half tax bill"),("E","565","120",688375,"Write off Suite 210 balance"),("F","601","205",1471325,"December interest accrued"),("G","210","401",510000,"January rents earned early, Suite 140")]
dr=sum(a[2] for _,g in A for a in g);cr=sum(a[3] or 0 for _,g in A for a in g);cap=dr-cr
wb=Workbook();ws=wb.active;ws.title="WTB";f=lambda **k:Font(name='Garamond',size=11,**k)
ws["B1"]="Larkspur Medical Pavilion Owner LLC";ws["B1"].font=f(bold=True,);ws["B2"]="Working trial balance, year ended December 31, 2023";ws["B3"]="Prepared by: T. Abernethy, CPA      Reviewed: 3/8/24"
thin=Side(style='thin');dbl=Side(style='double')
for a,b,t in [("D","E","UNADJUSTED"),("F","I","ADJUSTING ENTRIES"),("J","K","ADJUSTED")]:
    ws.merge_cells(f"{a}5:{b}5");ws[a+"5"]=t;ws[a+"5"].alignment=Alignment(horizontal='center');ws[a+"5"].font=f(bold=True)
for c,h in zip("BCDEFGHIJK",["Account title","G/L","Debit","Credit","Ref","Debit","Ref","Credit","Debit","Credit"]):
    x=ws[c+"6"];x.value=h;x.font=f(bold=True);x.border=Border(bottom=thin);x.alignment=Alignment(horizontal='left' if c in "BC" else 'center')
N=["other:UNADJUSTED Debit","other:UNADJUSTED Credit","other:ADJUSTING ENTRIES Debit","other:ADJUSTING ENTRIES Credit","other:ADJUSTED Debit","other:ADJUSTED Credit"]
r=7;rows=[];G=[0]*6;tots=[]
cols="DEFGHI"
NC=["D","E","G","I","J","K"]
fmt='#,##0.00_);(#,##0.00)'
def put(v,code=None):
    for k,(c,x) in enumerate(zip(NC,v)):
        if x: ws[f"{c}{r}"]=x/100;ws[f"{c}{r}"].number_format=fmt;ws[f"{c}{r}"].font=f()
for sec,g in A:
    ws[f"B{r}"]=sec;ws[f"B{r}"].font=f(italic=True,bold=True);r+=1;S=[0]*6
    for n,code,d,c in g:
        if c is None: c=cap
        ad=sum(j[3] for j in AJ if j[1]==code);ac=sum(j[3] for j in AJ if j[2]==code)
        net=d-c+ad-ac;v=[d,c,ad,ac,max(net,0),max(-net,0)]
        ws[f"B{r}"]=n;ws[f"B{r}"].font=f();ws[f"C{r}"]=int(code);ws[f"C{r}"].font=f();ws[f"C{r}"].alignment=Alignment(horizontal='left')
        put(v)
        if ad: ws[f"F{r}"]=", ".join(j[0] for j in AJ if j[1]==code)
        if ac: ws[f"H{r}"]=", ".join(j[0] for j in AJ if j[2]==code)
        rows.append({"account":code,"name":n,**{k:c2(x) for k,x in zip(N,v) if x}});S=[a+b for a,b in zip(S,v)];r+=1
    G=[a+b for a,b in zip(G,S)]
    lab="Subtotal - "+sec.lower();ws[f"B{r}"]=lab;ws[f"B{r}"].font=f(italic=True);put(S)
    for c in NC: ws[f"{c}{r}"].border=Border(top=thin)
    tots.append({"label":lab,**{k:c2(x) for k,x in zip(N,S) if x}});r+=2
assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
ws[f"B{r}"]="Totals";ws[f"B{r}"].font=f(bold=True);put(G)
for c in NC: ws[f"{c}{r}"].border=Border(top=thin,bottom=dbl)
tots.append({"label":"Totals",**{k:c2(x) for k,x in zip(N,G)}});r+=3
ws[f"B{r}"]="Explanation of adjusting entries";ws[f"B{r}"].font=f(bold=True);r+=1
for j in AJ: ws[f"B{r}"]=f"{j[0]}.  {j[4]}";ws[f"B{r}"].font=f();r+=1
ws.column_dimensions["A"].width=2;ws.column_dimensions["B"].width=44;ws.column_dimensions["C"].width=6
for c in NC: ws.column_dimensions[c].width=15
for c in "FH": ws.column_dimensions[c].width=6
fn="larkspur_mob_wtb_fy23.xlsx";ws.print_title_rows='5:6';ws.sheet_view.showGridLines=False;ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(doc(fn));truth(fn,"TB",N,rows,tots)
