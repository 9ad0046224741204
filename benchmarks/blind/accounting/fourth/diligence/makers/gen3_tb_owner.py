# owner's own workbook, no codes, CR as text, hidden column, spacer columns
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,PatternFill,Alignment,Border,Side
rnd=random.Random(5303)
NAME="Tuckahoe Ct 12-plex TB 2024 (Ray).xlsx"
S=[("WHAT WE OWN",[("Checking - Piedmont Savings",18422.16,1010.44),("Tenant deposit savings acct",10875.00,425.00),("Rents owed to us",3140.00,1265.50),("Prepaid insurance (thru May)",2871.33,214.08),("Land",165000.00,0),("The buildings (cost)",948300.00,0),("New roofs 2021",61240.00,0),("Parking lot + drainage",0,38915.00),("Appliances",22417.85,3688.12),("Depreciation taken so far",-402118.00,-38744.00)]),
("WHAT WE OWE",[("Loan - Piedmont (4.875%)",-511903.77,19846.21),("Line of credit",-15000.00,-10000.00),("Tenant deposits held",-10875.00,-425.00),("Rent paid ahead",-1890.00,640.00),("Taxes accrued",-6204.50,-318.75)]),
("US",[("Ray capital",None,0),("Denise capital",-88400.00,0),("Draws - Ray",0,18000.00),("Draws - Denise",0,18000.00)]),
("MONEY IN",[("Rent",0,-166380.00),("Laundry",0,-4127.75),("Late fees",0,-1850.00),("Sec. 8 payments (HAP)",0,-27936.00)]),
("MONEY OUT",[("Repairs - Hector",0,14280.00),("Repairs - other / parts",0,9316.47),("Lawn & snow",0,6450.00),("Water/sewer",0,13872.90),("Electric common",0,3218.66),("Trash",0,4104.00),("Property tax",0,18614.25),("Insurance",0,11486.32),("Loan interest",0,24377.55),("Depreciation expense",0,38744.00),("Bookkeeper & CPA",0,2950.00),("Misc.",0,None)])]
allr=[x for s in S for x in s[1]]
capb=-round(sum(x[1] for x in allr if x[1] is not None),2); misc=-round(sum(x[2] for x in allr if x[2] is not None),2)
print("cap",capb,"misc",misc)
wb=Workbook(); ws=wb.active; ws.title="TB"
ws["B2"]="Tuckahoe Court - 12 units"; ws["B2"].font=Font(name="Comic Sans MS",size=16,bold=True,color="FF1F4E79")
ws["B3"]="Trial balance, my version - cash + a few accruals. CR means credit."; ws["B3"].font=Font(italic=True)
ws["J2"]="printed for buyer 2/3/25"; 
hf=PatternFill("solid",fgColor="FF375623"); 
hdr={2:"Account",4:"Start of year\n(1/1/24)",6:"Net change\nfor the year",7:"per CPA 2023\n(old)",8:"End of year\n(12/31/24)",10:"note to self"}
for k in range(2,11):
    x=ws.cell(5,k,hdr.get(k)); x.font=Font(bold=True,color="FFFFFFFF"); x.fill=hf; x.alignment=Alignment(wrap_text=True,horizontal="center")
ws.row_dimensions[5].height=32
ws.column_dimensions["G"].hidden=True
def s(v): return f"{abs(v):,.2f}"+(" CR" if v<0 else "")
M=["beginning","activity","ending"]; C={"beginning":4,"activity":6,"ending":8}
notes={"Parking lot + drainage":"done Sept, Alvarez Paving","Line of credit":"pay off at closing","Rents owed to us":"unit 4 and unit 9 mostly","New roofs 2021":"27.5 yrs","Misc.":"see shoebox","Loan - Piedmont (4.875%)":"matures 2031"}
r=6; rows=[];totals=[]
def put(r,col,v,bold=False):
    x=ws.cell(r,col,s(v)) if v<0 else ws.cell(r,col,v)
    x.number_format="#,##0.00"; x.alignment=Alignment(horizontal="right"); x.font=Font(bold=bold)
    return x
for T_,acc in S:
    ws.cell(r,2,T_).font=Font(bold=True,underline="single"); r+=1; g=[]
    for n,b,a in acc:
        if n=="Ray capital": b=capb
        if n=="Misc.": a=misc
        d={"name":n}; e=round(b+a,2)
        ws.cell(r,2,n)
        for k,v in zip(M,(b,a,e)):
            if v==0 and k!="ending": continue
            if v==0: continue
            d[k]=v; put(r,C[k],v)
        ws.cell(r,7,round((b or a)*.97,2)).number_format="#,##0.00"
        if n in notes: ws.cell(r,10,notes[n]).font=Font(italic=True,color="FF7F7F7F")
        g.append(d); rows.append(d); r+=1
    lab={"WHAT WE OWN":"Total own","WHAT WE OWE":"Total owe","US":"Total us","MONEY IN":"Total in","MONEY OUT":"Total out"}[T_]
    ks=[k for k in M if any(k in x for x in g)]
    t=sm(lab,g,ks); ws.cell(r,2,lab).font=Font(bold=True)
    for k in ks: put(r,C[k],t[k],True).border=Border(top=Side(style="thin"))
    totals.append(t); r+=2
t=sm("Everything (has to be 0)",rows,M); ws.cell(r,2,t["label"]).font=Font(bold=True)
for k in M:
    if abs(t[k])<.004: t[k]=0.0
    x=put(r,C[k],t[k],True); x.border=Border(top=Side(style="thin"),bottom=Side(style="double"))
totals.append(t); assert all(t[k]==0 for k in M)
r+=2; ws.cell(r,2,"Rent went up $25 a door in July. Unit 11 was empty 6 weeks. Call me w/ questions - Ray 555-0148")
for c_,w in zip("ABCDEFGHIJ",(2,34,2,17,2,17,15,17,2,30)): ws.column_dimensions[c_].width=w
ws.sheet_view.showGridLines=False; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
wb.save(D/NAME); save(NAME,"TB",M,rows,totals)
