# Sage 300-like export, Canadian hotel, 140 accounts, opening/net/closing pairs
from common import *; import random
from openpyxl import Workbook
from openpyxl.styles import Font, Alignment, Border, Side
random.seed(902)
BS=[("1010-00","Bank - operating CAD",412806.11,'D'),("1015-00","Bank - USD clearing",18240.6,'D'),("1020-00","House banks and floats",7500.0,'D'),("1030-00","FF&E reserve account",640118.92,'D'),("1100-00","Guest ledger",61844.37,'D'),("1110-00","City ledger",148206.4,'D'),("1115-00","Credit card clearing",39418.75,'D'),("1120-00","Allowance for doubtful accounts",6200.0,'C'),("1130-00","HST recoverable (ITC)",21906.18,'D'),("1200-00","Inventory - food",24118.33,'D'),("1210-00","Inventory - beverage",31640.82,'D'),("1220-00","Inventory - operating supplies",17880.0,'D'),("1300-00","Prepaid insurance",38216.5,'D'),("1310-00","Prepaid property tax",0,'D'),("1320-00","Prepaid franchise and software",14402.9,'D'),("1600-00","Land",2850000.0,'D'),("1610-00","Building",18640200.0,'D'),("1620-00","Furniture, fixtures & equipment",4218640.55,'D'),("1630-00","Computer equipment",286104.0,'D'),("1640-00","Vehicles - shuttle",88400.0,'D'),("1710-00","Accum. amort. - building",5206118.0,'C'),("1720-00","Accum. amort. - FF&E",2914077.21,'C'),("1730-00","Accum. amort. - computer",201844.6,'C'),("1740-00","Accum. amort. - vehicles",51200.0,'C'),("1800-00","Franchise application fee, net",42500.0,'D'),("2010-00","Accounts payable trade",186402.77,'C'),("2020-00","Accrued liabilities",94160.0,'C'),("2030-00","Wages and vacation payable",118406.38,'C'),("2040-00","Source deductions payable",31918.04,'C'),("2050-00","HST collected",68244.19,'C'),("2055-00","Marketing levy payable",9416.72,'C'),("2060-00","Advance deposits",77520.0,'C'),("2070-00","Gift cards outstanding",12865.0,'C'),("2080-00","Gratuities payable",8110.45,'C'),("2100-00","Current portion of long-term debt",412000.0,'C'),("2500-00","Mortgage - Maritime Mutual",11864220.0,'C'),("2510-00","Due to Harbourline Holdings Ltd.",350000.0,'C'),("3010-00","GP capital",0,'C'),("3020-00","LP capital contributions",4500000.0,'C'),("3030-00","Undistributed income",None,'C'),("3040-00","Distributions",0,'D')]
rev=[("4010","Rooms - transient retail",3118400),("4015","Rooms - transient discount",1204300),("4020","Rooms - group corporate",880200),("4025","Rooms - group SMERF",412650),("4030","Rooms - contract airline crew",506880),("4040","Cancellation and no-show",38420),("4090","Rooms allowances and rebates",-21340),("4110","Food - restaurant",746200),("4120","Food - banquet",588140),("4130","Food - room service",96410),("4150","Beverage - lounge",318260),("4160","Beverage - banquet",142775),("4170","Meeting room rental",118600),("4180","AV rental",41880),("4210","Parking",187300),("4220","Guest laundry",14260),("4230","Gift shop commissions",9875),("4310","Rental - ground floor CRU",84000),("4320","Rooftop antenna licence",21600),("4330","Interest and other",17340)]
dep={"51":("Rooms",["Wages - front office","Wages - housekeeping","Wages - bell & shuttle","Payroll benefits","Guest supplies","Cleaning supplies","Linen","Laundry contract","Travel agent commissions","Reservation fees","Complimentary breakfast","Cable and in-room media","Uniforms","Contract labour","Other"],58000),
"52":("F&B",["Cost of food","Cost of beverage","Wages - kitchen","Wages - service","Wages - banquet","Payroll benefits","China, glass, silver","Kitchen fuel","Paper supplies","Licences","Music","Menus","Other"],62000),
"61":("A&G",["Management salaries","Accounting wages","Payroll benefits","Credit card commissions","Professional fees","Bank charges","Bad debts","Cash over/short","Human resources","Travel","Postage & courier","Dues"],34000),
"62":("IT",["Internet & telecom","PMS licence","POS licence","IT support"],21000),
"63":("S&M",["Sales wages","Payroll benefits","Franchise royalty","Franchise marketing","Loyalty programme","Advertising","Trade shows","Web & photo"],61000),
"64":("POM",["Engineer wages","Payroll benefits","Building repairs","Elevator","HVAC","Electrical & mechanical","Grounds & snow","Painting & decorating","Waste removal","Life safety","Pool"],22000),
"65":("Utilities",["Electricity","Natural gas","Water & sewer"],98000),
"71":("Fixed",["Management fee","Municipal property tax","Insurance","Equipment leases","Mortgage interest","Amortization - building","Amortization - FF&E","Amortization - computer","Owner legal & audit","Income tax - N/A","Partnership filing fees"],120000)}
acc=[]
plug=r2(sum(v if s=='D' else -v for _,_,v,s in BS if v is not None))
for a,n,v,s in BS:
    v=plug if v is None else v
    o=v if s=='D' else -v
    if n in("Land","Building","GP capital","LP capital contributions","Vehicles - shuttle","House banks and floats","Undistributed income"):d=c=0
    elif a.startswith("17"):d=0;c=r2(v*.11)
    elif n=="Distributions":d,c=450000.0,0
    elif n.startswith("Mortgage"):d,c=412000.0,0
    elif n.startswith(('Furniture','Computer','FF&E res','Franchise')):d=r2(v*.07);c=0 if n[0]!='F' or n[1]!='r' else r2(v*.05);d=0 if n.startswith('Franchise') else d
    elif n.startswith(('Due to','Current portion')):d=c=0
    else:
        k=max(v,20000)*random.uniform(1.5,6);d=r2(k);c=r2(k+random.uniform(-.2,.2)*v)
    acc.append([a,n,o,d,c])
for a,n,v in rev:
    v=r2(v+random.random());acc.append([a+"-10",n,0,r2(abs(v)*random.choice([0,.002,.01])) if v>0 else -v,0 if v<0 else None])
    if acc[-1][4] is None:acc[-1][4]=r2(v+acc[-1][3])
for p,(dn,ls,b) in dep.items():
    for i,l in enumerate(ls):
        v=0 if 'N/A' in l else r2(b*random.uniform(.12,2.2)*(3 if 'ages' in l or 'Cost' in l or 'interest' in l else 1))
        acc.append([f"{p}{10+5*i}-{10 if p<'60' else 90}",f"{dn} - {l}",0,v,r2(v*random.choice([0,0,0,.015]))])
diff=r2(sum(x[3]-x[4] for x in acc));x=acc[0]
if diff>0:x[4]=r2(x[4]+diff)
else:x[3]=r2(x[3]-diff)
K=["open_dr","open_cr","debit","credit","close_dr","close_cr"]
if r2(x[2]+x[3]-x[4])<0:print("CASH NEG",x)
wb=Workbook();w=wb.active;w.title="GLTRLR1"
w["A1"]="Harbourline Hotel Limited Partnership";w["A1"].font=Font(name="Arial",bold=True,size=12)
w["A2"]="G/L Trial Balance as of December 31, 2024 (Worksheet)";w["A3"]="Date/Time printed: 2025-01-22 10:41:07 AM";w["A4"]="From Account No. [ ] To [ZZZZZZ]   Functional currency CAD   Year-Period 2024-12"
for r in(2,3,4):w.cell(r,1).font=Font(name="Arial",size=9)
for i,t in((4,"Balance January 1, 2024"),(6,"Net Changes 2024"),(8,"Balance December 31, 2024")):
    w.merge_cells(start_row=6,start_column=i,end_row=6,end_column=i+1);w.cell(6,i,t).alignment=Alignment(horizontal='center')
for i,t in enumerate(["Account Number","","Description","Debits","Credits","Debits","Credits","Debits","Credits"],1):
    q=w.cell(7,i,t or None);q.border=Border(bottom=Side(style='thin'))
    if i>3:q.alignment=Alignment(horizontal='right')
for r in(6,7):
    for q in w[r]:q.font=Font(name="Arial",size=9,bold=True)
r=8;rows=[];tot=[0]*6
for a,n,o,d,c in acc:
    e=r2(o+d-c);v=[o if o>0 else None,-o if o<0 else None,d or None,c or None,e if e>0 else None,-e if e<0 else None]
    w.cell(r,1,a);w.cell(r,3,n);row={"account":a,"name":n}
    for i,q in enumerate(v):
        if q:
            q=r2(q);w.cell(r,4+i,q).number_format='#,##0.00';row[K[i]]=q;tot[i]=r2(tot[i]+q)
    if not any(v): w.cell(r,8,0).number_format='#,##0.00';row["close_dr"]=0
    rows.append(row);r+=1
assert tot[0]==tot[1] and tot[2]==tot[3] and tot[4]==tot[5],tot
w.cell(r+1,3,"Total:")
for i,q in enumerate(tot):
    z=w.cell(r+1,4+i,q);z.number_format='#,##0.00';z.border=Border(top=Side(style='thin'),bottom=Side(style='double'))
w.cell(r+3,1,f"{len(acc)} accounts printed")
ni=r2(-sum(d-c for a,n,o,d,c in acc if a[0]>='4'));w.cell(r+4,1,f"Net income (loss) for accounts listed:");w.cell(r+4,4,ni).number_format='#,##0.00'
for rr in w.iter_rows(min_row=8,max_row=r+4):
    for q in rr:q.font=Font(name="Arial",size=9,bold=(q.row==r+1))
for col,wd in zip("ABCDEFGHI",(16,2,40,16,16,16,16,16,16)):w.column_dimensions[col].width=wd
w.page_setup.orientation='landscape';w.page_setup.fitToWidth=1;w.page_setup.fitToHeight=0;w.sheet_properties.pageSetUpPr.fitToPage=True;w.print_title_rows='6:7'
name="Harbourline_GL_TB_Dec2024.xlsx";wb.save(doc(name));print(len(acc),ni,acc[0])
T=[{"label":"Total:",**dict(zip(K,tot))},]
save(name,"TB",K,rows,T,"Sage 300-like worksheet, opening/net/closing debit-credit pairs, 138 accounts, xlsx",False)
