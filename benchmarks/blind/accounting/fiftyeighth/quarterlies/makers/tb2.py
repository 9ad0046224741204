# CPA's adjusted working trial balance, Excel printed to PDF
import openpyxl
from openpyxl.styles import *
from common import *
N='Delacourt_Arms_WTB_2024.pdf'
A=[("101","Cash - operating",38214.66),("102","Cash - security deposits",31900.00),("103","Petty cash",300.00),("110","Tenant receivables",14377.20),("111","Allowance for doubtful accounts",-2500.00),
("120","Replacement reserve held by lender",88412.95),("121","Tax and insurance escrow",24650.18),("130","Prepaid insurance",4200.00),("150","Land",425000.00),("151","Building",2318400.00),("152","Building improvements",196540.00),
("155","Furnishings and equipment",44817.35),("159","Accumulated depreciation",-861275.00),("170","Deferred financing costs, net",22316.00),
("201","Accounts payable",-18942.37),("205","Accrued interest payable",0),("206","Accrued property taxes",-9800.00),("207","Accrued payroll",0),("210","Prepaid rent",-3615.00),("215","Tenant security deposits",-31900.00),
("250","Mortgage payable - Cumberland Savings Bank",-1684290.44),("260","Due to general partner",-45000.00),("301","General partner's capital",-5120.00),("302","Limited partners' capital",None),("310","Distributions",72000.00),
("401","Apartment rents",-527480.00),("402","Commercial rents (ground floor)",-86400.00),("405","Laundry and vending",-6214.75),("406","Late charges and NSF fees",-3785.00),("407","Forfeited deposits",-2150.00),("410","Interest on reserves",-1877.31),
("501","Salaries - site",61340.00),("502","Payroll taxes and benefits",9418.22),("505","Management fee",31280.00),("510","Repairs and maintenance",78336.91),("511","Painting and turnover",14820.50),("512","Elevator contract",6600.00),
("515","Grounds and snow removal",9455.00),("520","Electricity - common",18744.06),("521","Gas heat",27391.48),("522","Water and sewer",33108.77),("523","Trash",8160.00),("530","Property insurance",29775.00),("531","Real estate taxes",58800.00),
("540","Legal and accounting",11650.00),("541","Office and telephone",5238.64),("542","Advertising",3104.99),("545","Bad debts",1860.00),("550","Mortgage interest",109473.18),("560","Depreciation",0),("565","Amortization of financing costs",0)]
s=round(sum(v for *_,v in A if v),2); A=[(a,n,-s if v is None else v) for a,n,v in A]
J=[(1,"To record depreciation for 2024",[("560",84305)],[("159",84305)]),
(2,"To amortize deferred financing costs",[("565",3188)],[("170",3188)]),
(3,"To accrue December mortgage interest",[("550",7719.66)],[("205",7719.66)]),
(4,"To reclassify principal booked to interest",[("250",28614.20)],[("550",28614.20)]),
(5,"To accrue second-half real estate taxes",[("531",11240)],[("206",11240)]),
(6,"To adjust prepaid insurance to unexpired premium",[("130",2331.25)],[("530",2331.25)]),
(7,"To capitalize boiler replacement and corridor flooring",[("152",23950),("155",4175)],[("510",28125)]),
(8,"To increase allowance for doubtful accounts",[("545",3640)],[("111",3640)]),
(9,"To accrue payroll, last week of December",[("501",1180),("502",90.27)],[("207",1270.27)])]
ad={};ac={};ref={}
for k,_,d,c in J:
    for a,v in d: ad[a]=ad.get(a,0)+v;ref.setdefault(a,[]).append(k)
    for a,v in c: ac[a]=ac.get(a,0)+v;ref.setdefault(a,[]).append(k)
wb=openpyxl.Workbook();ws=wb.active;ws.title='WTB'
F=lambda **k:Font(name='Times New Roman',size=k.pop('size',10),**k)
for i,(t,sz) in enumerate([("DELACOURT ARMS ASSOCIATES, L.P.",13),("Working Trial Balance",11),("December 31, 2024",10)]):
    ws.cell(i+1,1,t).font=F(size=sz,bold=True)
ws.cell(1,9,'W/P  TB-1').font=F();ws.cell(2,9,'Prep. HRL 2/18/25').font=F(size=9);ws.cell(3,9,'Rev. _______').font=F(size=9)
thin=Side(style='thin');dbl=Side(style='double')
for c,t in ((3,'Unadjusted'),(6,'Adjustments'),(8,'Adjusted')):
    ws.merge_cells(start_row=5,start_column=c,end_row=5,end_column=c+1);x=ws.cell(5,c,t);x.font=F(bold=True);x.alignment=Alignment(horizontal='center')
    for q in (c,c+1): ws.cell(5,q).border=Border(bottom=thin)
for c,t in enumerate(['Acct','Account Title','Debit','Credit','Ref','Debit','Credit','Debit','Credit'],1):
    x=ws.cell(6,c,t);x.font=F(bold=True);x.border=Border(bottom=thin);x.alignment=Alignment(horizontal='left' if c<3 else 'center')
K=["other:Unadjusted Debit","other:Unadjusted Credit","other:Adjustments Debit","other:Adjustments Credit","other:Adjusted Debit","other:Adjusted Credit"]
cols=[3,4,6,7,8,9];rows=[];T=[0]*6;r=7
for a,n,v in A:
    d,c=ad.get(a,0),ac.get(a,0);e=round(v+d-c,2)
    vals=[v if v>0 else None,-v if v<0 else None,d or None,c or None,e if e>0 else None,-e if e<0 else None]
    ws.cell(r,1,a).font=F();ws.cell(r,2,n).font=F()
    if a in ref:
        x=ws.cell(r,5,"("+") (".join(map(str,sorted(ref[a])))+")");x.font=F(size=8,italic=True);x.alignment=Alignment(horizontal='center')
    row={"account":a,"name":n}
    for i,(k,q,z) in enumerate(zip(K,cols,vals)):
        if z is not None:
            x=ws.cell(r,q,z);x.font=F();x.number_format='#,##0.00';row[k]=z;T[i]+=z
    rows.append(row);r+=1
    if a in('170','310','410'): ws.row_dimensions[r].height=5;r+=1
ws.cell(r,2,'Totals').font=F(bold=True);T=[round(t,2) for t in T]
for q,t in zip(cols,T):
    x=ws.cell(r,q,t);x.font=F(bold=True);x.number_format='#,##0.00';x.border=Border(top=thin,bottom=dbl)
assert T[0]==T[1] and T[2]==T[3] and T[4]==T[5],T
for c,w in zip('ABCDEFGHI',[6,40,14,14,8,12.5,12.5,14,14]): ws.column_dimensions[c].width=w
ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
ws.print_title_rows='5:6';ws.oddFooter.center.text='Unaudited - see accountant\'s compilation report';ws.oddFooter.right.text='Page &P'
w2=wb.create_sheet('AJE');w2.cell(1,1,'DELACOURT ARMS ASSOCIATES, L.P.').font=F(bold=True,size=12);w2.cell(2,1,'Adjusting Journal Entries - December 31, 2024').font=F(bold=True)
nm={a:n for a,n,_ in A};q=4
for k,t,d,c in J:
    for i,(a,v) in enumerate(d):
        if i==0:w2.cell(q,1,f'AJE {k}').font=F()
        w2.cell(q,2,a).font=F();w2.cell(q,3,nm[a]).font=F();x=w2.cell(q,4,v);x.number_format='#,##0.00';x.font=F();q+=1
    for a,v in c:
        w2.cell(q,2,a).font=F();w2.cell(q,3,'      '+nm[a]).font=F();x=w2.cell(q,5,v);x.number_format='#,##0.00';x.font=F();q+=1
    w2.cell(q,3,t).font=F(italic=True,size=9);q+=2
for c,w in zip('ABCDE',[8,7,50,14,14]): w2.column_dimensions[c].width=w
w2.page_setup.fitToWidth=1;w2.page_setup.fitToHeight=0;w2.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
src=f'{R}/makers/Delacourt_Arms_WTB_2024.xlsx';wb.save(src);to_pdf(src,f'{R}/documents')
save(N,'TB','CPA working trial balance, unadjusted/adjustments/adjusted, AJE refs, AJE list on last page',True,K,rows,[{"label":"Totals",**dict(zip(K,T))}])
