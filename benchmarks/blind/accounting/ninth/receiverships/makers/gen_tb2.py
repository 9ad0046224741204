# receiver's working TB in Excel over a self-storage debtor's QuickBooks data, with adjustments. PLANTED digit
import random, json
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
R=random.Random(1302)
NAME="LockNest_WTB_June25"
S=[("ASSETS",[("1010","Cash - First Prairie Operating"),("1020","Cash - Receivership Account"),("1050","Petty Cash"),("1110","Tenant Receivables"),("1120","Allowance for Doubtful Accounts"),("1310","Prepaid Insurance"),("1410","Land"),("1420","Buildings & Paving"),("1430","Gate & Camera Systems"),("1490","Accumulated Depreciation"),("1650","Utility Deposits")]),
("LIABILITIES",[("2010","Accounts Payable - Pre-Receivership"),("2015","Accounts Payable - Post-Receivership"),("2110","Sales Tax Payable"),("2150","Prepaid Unit Rents"),("2210","Accrued Property Taxes"),("2320","Accrued Interest"),("2510","Note Payable - Plains State Bank"),("2610","Due to Member - R. Stovall")]),
("EQUITY",[("3010","Members' Capital"),("3090","Retained Earnings")]),
("REVENUE",[("4010","Unit Rental - Climate"),("4020","Unit Rental - Drive-Up"),("4030","RV & Boat Parking"),("4110","Late & Lien Fees"),("4120","Tenant Protection Plan Income"),("4130","Lock & Box Sales"),("4190","Rent Discounts")]),
("EXPENSES",[("5010","Site Manager Wages"),("5020","Payroll Taxes"),("5110","Electric & Gas"),("5120","Water / Trash"),("5210","Repairs & Doors"),("5220","Snow & Landscape"),("5310","Property Taxes"),("5320","Insurance"),("5410","Software & Call Center"),("5420","Advertising"),("5430","Merchant Card Fees"),("5510","Receiver's Fees"),("5520","Receiver's Counsel"),("5610","Interest Expense"),("5620","Depreciation"),("5710","Bad Debt Expense")])]
c=lambda lo,hi:R.randint(lo*100,hi*100)
b={"1010":c(3000,9000),"1020":c(41000,60000),"1050":20000,"1110":c(14000,19000),"1120":-c(4000,6000),"1310":c(5000,8000),"1410":41000000,"1420":c(2105000,2110000),"1430":c(61000,66000),"1490":-c(402000,409000),"1650":185000,"2010":-c(32000,39000),"2015":-c(4000,9000),"2110":-c(900,1400),"2150":-c(6000,8000),"2210":-c(18000,20000),"2320":-c(51000,58000),"2510":-c(1890000,1894000),"2610":-7500000,"3010":-25000000,
"4010":-c(132000,138000),"4020":-c(88000,93000),"4030":-c(17000,19000),"4110":-c(5000,7000),"4120":-c(7000,9000),"4130":-c(900,1300),"4190":c(6000,8000),"5010":c(24000,26000),"5020":c(1900,2100),"5110":c(8000,9900),"5120":c(2000,2400),"5210":c(6000,9000),"5220":c(5000,7000),"5310":c(18000,20000),"5320":c(7000,9000),"5410":c(3000,4100),"5420":c(2000,4000),"5430":c(4100,4600),"5510":c(22000,25000),"5520":c(11000,16000),"5610":c(48000,52000),"5620":c(28000,30000),"5710":c(1000,2000)}
b["3090"]=-sum(b.values())
d={};k={};ad={};ak={};ref={}
def j(x,y,v,D=d,K=k): D[x]=D.get(x,0)+v;K[y]=K.get(y,0)+v
for a,lo,hi in [("4010",25000,28000),("4020",17000,19000),("4030",3000,4000),("4110",800,1500),("4120",1500,1900),("4130",150,300)]: j("1110",a,c(lo,hi))
j("1110","2110",c(3000,3400)); j("4190","1110",c(900,1400)); j("1020","1110",c(46000,48000)); j("2110","1020",c(700,900))
for a,lo,hi in [("5110",1500,2100),("5120",380,520),("5210",900,2600),("5220",600,1100),("5410",600,800),("5420",300,900),("5510",4000,5000),("5520",1800,3600)]: j(a,"2015",c(lo,hi))
j("2015","1020",c(9000,11000)); j("5010","1020",c(4800,5200)); j("5020","1020",c(380,420)); j("5430","1020",c(800,950)); j("1020","1010",b["1010"]); j("2150","1110",c(800,1500))
def aj(l,x,y,v):
    j(x,y,v,ad,ak)
    for q in(x,y): ref[q]=(ref.get(q,"")+", "+l).lstrip(", ")
aj("A","5710","1120",c(2400,3600)); aj("B","5320","1310",c(1300,1500)); aj("C","5310","2210",c(3600,3900)); aj("D","5610","2320",c(9900,10400)); aj("E","5620","1490",c(5800,6000)); aj("F","2610","3010",2500000); aj("G","1110","2150",c(400,900)); aj("H","5210","2010",c(1000,1800))
M=["beginning","debit","credit","other:Receiver's Adjustments Debit","other:Receiver's Adjustments Credit","ending"]
wb=Workbook();ws=wb.active;ws.title="WTB 6-30"
B=Font(name="Calibri",bold=True,size=10);N=Font(name="Calibri",size=10)
ws["A1"]="LOCKNEST SELF STORAGE OF SALINA, LLC";ws["A1"].font=Font(name="Calibri",bold=True,size=14)
ws["A2"]="Case No. 2025-CV-000417 - In Receivership";ws["A3"]="Working Trial Balance - month of June 2025 (accrual, per QuickBooks, as adjusted by the Receiver)"
for a in("A2","A3"): ws[a].font=N
thin=Side(style="thin");dbl=Side(style="double");fill=PatternFill("solid",fgColor="DDEBF7")
# A acct, B title, C hidden tax line, D beg, E spacer, F dr, G cr, H adj dr, I adj cr, J ref, K spacer, L end
for rng,t in [("A5:A7","Acct"),("B5:B7","Account Title"),("C5:C7","Tax Line"),("D5:D7","Opening\nBalance\n05/31/2025"),("F5:G6","June Activity"),("H5:I6","Receiver's\nAdjustments"),("J5:J7","AJE\nRef"),("L5:L7","Adjusted\nEnding Balance\n06/30/2025")]:
    ws.merge_cells(rng);x=ws[rng.split(":")[0]];x.value=t;x.alignment=Alignment(wrap_text=True,horizontal="center",vertical="center")
for a,t in [("F7","Debit"),("G7","Credit"),("H7","Debit"),("I7","Credit")]: ws[a]=t;ws[a].alignment=Alignment(horizontal="right")
for r in(5,6,7):
    for q in range(1,13): ws.cell(r,q).font=B;ws.cell(r,q).fill=fill
for q in range(1,13): ws.cell(7,q).border=Border(bottom=thin)
NF='#,##0.00_);(#,##0.00)'
cols=[4,6,7,8,9,12]
rows=[];tots=[];r=8;g=[0]*6
def put(r,i,v,bold=False):
    x=ws.cell(r,cols[i]); x.value=v/100; x.number_format=NF; x.font=B if bold else N
PL=("5210","debit")
for sec,acc in S:
    ws.cell(r,1,sec).font=B; r+=1; t=[0]*6
    for a,n in acc:
        v=[b.get(a,0),d.get(a,0),k.get(a,0),ad.get(a,0),ak.get(a,0)]; v.append(v[0]+v[1]-v[2]+v[3]-v[4])
        for i in range(6): t[i]+=v[i]
        x=ws.cell(r,1,a); x.font=N; ws.cell(r,2,n).font=N; ws.cell(r,2).alignment=Alignment(indent=1); ws.cell(r,3,f"1065-{R.randint(2,24)}")
        row={"account":a,"name":n}
        if a=="5210":
            s=f"{v[1]}"; i=next(i for i in range(len(s)-1) if s[i]!=s[i+1]); pv=int(s[:i]+s[i+1]+s[i]+s[i+2:]); true=v[1]; v=v[:]; v[1]=pv; what=f"account 5210 Repairs & Doors, June debit printed {pv/100:,.2f} instead of {true/100:,.2f} (digits transposed); totals and ending balance use the right figure"
        for i in range(6):
            if v[i] or i in(0,5):
                put(r,i,v[i]); row[M[i]]=v[i]/100
        if a in ref: ws.cell(r,10,ref[a]).font=Font(name="Calibri",size=9,italic=True,color="C00000"); ws.cell(r,10).alignment=Alignment(horizontal="center")
        rows.append(row); r+=1
    lab="Total "+sec.title(); ws.cell(r,2,lab).font=B
    for i in range(6):
        put(r,i,t[i],True); ws.cell(r,cols[i]).border=Border(top=thin); g[i]+=t[i]
    tots.append(dict(label=lab,**{M[i]:t[i]/100 for i in range(6)})); r+=2
ws.cell(r,2,"TRIAL BALANCE TOTAL").font=B
for i in range(6): put(r,i,g[i],True); ws.cell(r,cols[i]).border=Border(top=thin,bottom=dbl)
tots.append(dict(label="TRIAL BALANCE TOTAL",**{M[i]:g[i]/100 for i in range(6)}))
r+=3
ws.cell(r,1,"Adjusting entries").font=B
for t in ["A  Reserve tenants over 90 days in lien status","B  Expire one month of the package policy","C  Accrue county real estate taxes","D  Accrue contract-rate interest, Plains State Bank note","E  Record monthly depreciation","F  Reclassify part of member advance to capital per order of 06/11/2025","G  Gross up unit rents paid ahead","H  Record pre-receivership door vendor invoice found in the files"]:
    r+=1; ws.cell(r,1,t).font=Font(name="Calibri",size=9)
r+=2; ws.cell(r,1,"Prepared by MKD 07/14/2025 - subject to Receiver's review").font=Font(name="Calibri",size=9,italic=True)
for q,w in zip("ABCDEFGHIJKL",[8,38,10,17,2,14,14,13,13,8,2,17]): ws.column_dimensions[q].width=w
ws.column_dimensions["C"].hidden=True; ws.freeze_panes="C8"
ws.page_setup.orientation="landscape"; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True
ws.print_title_rows="5:7"
wb.save(f"documents/{NAME}.xlsx")
json.dump({"name":NAME+".xlsx","kind":"TB","planted":{"what":what,"kind":"digit"},"money":M,"rows":rows,"totals":tots},open(f"truth/{NAME}.json","w"),indent=1,ensure_ascii=False)
print(len(rows),what,tots[-1])
