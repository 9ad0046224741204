# apartments, xlsx, numbers as text with trailing minus, tree by indent, hidden column
import random
from common import *
import xlsxwriter
R=random.Random(2102)
bs=[("1000-000","ASSETS",[("1100-000","Cash & Equivalents",[("1110-010","Cash - Operating",21844017,-3366214),("1110-020","Cash - Security Deposit Trust",6412500,287500),("1110-090","Cash in Transit",0,118455)]),
("1200-000","Accounts Receivable",[("1210-010","A/R - Residents",1944321,622187),("1210-020","A/R - Subsidy (HCV)",388700,-41200),("1290-000","Allow. for Uncollectible",-900000,-250000)]),
("1300-000","Escrows",[("1310-010","Escrow - Real Estate Tax",11388214,6415500),("1310-020","Escrow - Insurance",4118006,-1988475),("1310-030","Replacement Reserve",19877400,2871000)]),
("1500-000","Fixed Assets",[("1510-000","Land",240000000,0),("1520-000","Buildings",1588340000,0),("1530-000","Unit Renovations",41288790,18644120),("1540-000","Appliances",9871533,1366478),("1590-000","Accum. Depreciation",-206644800,-47812500)])]),
("2000-000","LIABILITIES",[("2100-000","Current Liabilities",[("2110-000","Accounts Payable - Trade",-4421876,1218804),("2120-000","Accrued Real Estate Taxes",-10644000,-8112375),("2130-000","Accrued Interest",-4877112,14388),("2140-000","Prepaid Rents",-1988045,-344610),("2150-000","Security Deposits Held",-6412500,-287500),("2160-000","Pet Deposits Held",0,-45000)]),
("2500-000","Mortgage Payable",[("2510-000","First Mortgage - Agency",-1184330511,14866320),("2520-000","Deferred Financing Costs",9844000,-1107450)])]),
("3000-000","EQUITY",[("3100-000","Partners' Capital",[("3110-000","GP Capital",None,0),("3120-000","LP Capital",-512000000,0),("3130-000","Distributions",0,22500000)])])]
pl=[("4000-000","REVENUE",[("4100-000","Rental Revenue",[("4110-000","Gross Potential Rent",-178440000),("4120-000","Loss to Lease",5812345),("4130-000","Vacancy Loss",9977410),("4140-000","Concessions",2344500),("4150-000","Bad Debt",1877213),("4160-000","Employee Unit",1620000)]),
("4200-000","Other Revenue",[("4210-000","RUBS - Water/Sewer",-5117633),("4215-000","RUBS - Trash",-1988120),("4220-000","Late & NSF Fees",-1344700),("4230-000","Application Fees",-688500),("4240-000","Pet Rent",-1922500),("4250-000","Covered Parking",-877500),("4290-000","Misc. Income",-213388)])]),
("5000-000","OPERATING EXPENSES",[("5100-000","Payroll",[("5110-000","On-Site Management",9877420),("5120-000","Maintenance Staff",8644119),("5190-000","Burden",3811276)]),
("5200-000","Maintenance",[("5210-000","Repairs & Supplies",4388710),("5220-000","Turnover",3119655),("5230-000","Landscaping",2061000),("5240-000","Pool",498723)]),
("5300-000","Utilities",[("5310-000","Electric - Common & Vacant",2755098),("5320-000","Water & Sewer",7711342),("5330-000","Trash Removal",2144880)]),
("5400-000","G&A and Marketing",[("5410-000","Advertising",1766501),("5420-000","Office & IT",2033477),("5430-000","Professional Fees",1288000)]),
("5500-000","Fixed Charges",[("5510-000","Real Estate Taxes",24337125),("5520-000","Insurance",9921645),("5530-000","Management Fee",None)])]),
("6000-000","NON-OPERATING",[("6100-000","Debt & Depreciation",[("6110-000","Interest Expense",43811700),("6120-000","Depreciation",47812500),("6130-000","Amortization",1107450),("6140-000","Asset Management Fee",2250000)])])]
ob=-sum(a[2] for c in bs for g in c[2] for a in g[2] if a[2] is not None)
na=-sum(a[3] for c in bs for g in c[2] for a in g[2])-sum(a[2] for c in pl for g in c[2] for a in g[2] if a[2] is not None)
# management fee is fixed, cash takes the remaining movement
fee=4512008
cash_adj=na-fee
T=[]
for c in bs+pl:
    G=[]
    for g in c[2]:
        A=[]
        for a in g[2]:
            if len(a)==4: o,x=a[2],a[3]; o=ob if o is None else o
            else: o,x=0,(fee if a[2] is None else a[2])
            if a[0]=="3120-000": x+=cash_adj   # contribution / withdrawal
            A.append((a[0],a[1],o,x))
        G.append((g[0],g[1],A))
    T.append((c[0],c[1],G))
def s(v):
    t=f"{abs(v)/100:,.2f}"; return t+("-" if v<0 else "")
fn="Hollis_Creek_TB_2024-09.xlsx"
wb=xlsxwriter.Workbook(doc(fn));ws=wb.add_worksheet("TB_Export")
F=lambda **k:wb.add_format(dict(font_name='Arial',font_size=9,**k))
nrm=F();rt=F(align='right');hd=F(bold=True,bg_color='#D9D9D9',border=1,text_wrap=True,align='center',valign='vcenter');bd=F(bold=True);tt=F(bold=True,align='right',top=1);tb=F(bold=True,top=1)
ws.write(0,0,"HOLLIS CREEK APARTMENTS (hcreek)",F(bold=True,));ws.write(1,0,"Trial Balance  Book = Accrual  Tree = ysi_tb");ws.write(2,0,"Year to date through September 2024")
for i,h in enumerate(["Closing Balance 9/30/2024","D/C","Net Activity YTD","Opening Balance 1/1/2024","GL Account","Account Description"]): ws.write(4,i,h,hd)
ws.set_row(4,26);ws.set_column(0,0,17);ws.set_column(1,1,5,None,{'hidden':True});ws.set_column(2,3,17);ws.set_column(4,4,13);ws.fit_to_pages(1,0);ws.repeat_rows(4);ws.set_column(5,5,44)
r=5;rows=[];tots=[]
def wr(o,x,code,name,ind,f1,f2,dcm=""):
    global r
    ws.write_string(r,0,s(o+x),f1);ws.write(r,1,dcm);ws.write_string(r,2,s(x),f1);ws.write_string(r,3,s(o),f1);ws.write_string(r,4,'  '+code if code else '',f2);ws.write_string(r,5,"   "*ind+name,f2);r+=1
O=X=0
for c,cn,G in T:
    ws.write_string(r,4,'  '+c,bd);ws.write_string(r,5,cn,bd);r+=1;co=cx=0
    for g,gn,A in G:
        ws.write_string(r,4,'  '+g,nrm);ws.write_string(r,5,"   "+gn,bd);r+=1;go=gx=0
        for a,n,o,x in A:
            wr(o,x,a,n,2,rt,nrm,"C" if o+x<0 else "D");go+=o;gx+=x
            rows.append({"account":a,"name":n,"ending":c2(o+x),"activity":c2(x),"beginning":c2(o)})
        g9=g[:-3]+"999";wr(go,gx,g9,"TOTAL "+gn,1,tt,tb);tots.append({"label":"TOTAL "+gn,"ending":c2(go+gx),"activity":c2(gx),"beginning":c2(go)});co+=go;cx+=gx
    wr(co,cx,c[:1]+"999-999","TOTAL "+cn,0,tt,tb);tots.append({"label":"TOTAL "+cn,"ending":c2(co+cx),"activity":c2(cx),"beginning":c2(co)});r+=1;O+=co;X+=cx
assert O==0 and X==0
wr(O,X,"","GRAND TOTAL",0,tt,tb);tots.append({"label":"GRAND TOTAL","ending":0,"activity":0,"beginning":0})
ws.write(r+1,0,"Credit balances carry a trailing minus. Prior-year income closed to GP Capital at 1/1/2024.",F(italic=True))
ws.freeze_panes(5,0);wb.close()
truth(fn,"TB",["ending","activity","beginning"],rows,tots)
