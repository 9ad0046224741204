# working trial balance by lead sheet, engagement-software print, portrait, signed balances (fpdf2)
from fpdf import FPDF
from common import *
F="tb_leadsheets_willow_bend.pdf"
G=[("A","Cash",[("10100","Cash - Operating (Tri-County Bank)",118204.66,96310.42),("10150","Cash - Security Deposits",61480.00,58905.00),("10200","Petty Cash",300,300)]),
("B","Restricted cash and reserves",[("10500","Tax & Insurance Escrow",84211.09,79604.13),("10510","Replacement Reserve - Lender",203117.54,187440.20),("10520","Operating Deficit Reserve",150000,150000)]),
("C","Receivables",[("11100","Tenant Accounts Receivable",38914.22,29118.75),("11150","Allowance for Bad Debts",-6000,-6000),("11200","Subsidy Receivable - HAP",12408,11790),("11300","Due from Cedar Ridge Associates",4250,0)]),
("D","Prepaid expenses",[("12100","Prepaid Insurance",27316.50,24810.00),("12200","Prepaid - Other",2140.75,1985.20)]),
("F","Property and equipment",[("15000","Land",640000,640000),("15100","Buildings",9118450,9118450),("15200","Building Improvements",412309.18,388215.18),("15300","Furniture, Fixtures & Appliances",286114.90,271860.40),("15900","Accumulated Depreciation",-3904417.22,-3904417.22)]),
("G","Deferred costs",[("16100","Tax Credit Monitoring Fees",45000,45000),("16190","Accumulated Amortization",-27000,-24000)]),
("AA","Accounts payable and accrued liabilities",[("20100","Accounts Payable",-41220.38,-38816.94),("20200","Accrued Payroll",-4116.20,-8842.71),("20300","Accrued Interest",-18904.11,-19211.86),("20350","Accrued Audit Fee",0,-14500),("20400","Accrued Real Estate Taxes",-52600,-51180)]),
("BB","Tenant deposits and prepaid rents",[("21100","Tenant Security Deposits",-60915,-58740),("21200","Prepaid Rents",-9311.4,-7024.85)]),
("CC","Related party payables",[("22100","Due to General Partner",-118500,-118500),("22200","Asset Management Fee Payable",-30000,-22500),("22300","Deferred Developer Fee",-212400,-247400)]),
("DD","Mortgage payable",[("23100","First Mortgage - HFA Bonds",-4811920.64,-4930288.17),("23200","Second Mortgage - City HOME Loan",-750000,-750000),("23900","Unamortized Debt Issuance Costs",61440,66560)]),
("EE","Partners' capital",[("30100","General Partner",4118.80,4242.64),("30200","Limited Partner",None,None),("30300","Distributions",12000,12000)]),
("10","Rental income",[("40100","Gross Potential Rent",-1412880,-1364220),("40200","Vacancy Loss",71204.5,66019.3),("40300","Concessions",8410,12275),("40400","Subsidy Income",-148896,-141480)]),
("11","Other income",[("41100","Laundry & Vending",-11806.25,-12190.5),("41200","Late & NSF Fees",-14320,-13115),("41300","Forfeited Deposits",-3850,-2975),("41900","Interest Income",-6114.08,-2210.66)]),
("20","Administrative",[("50100","Office Salaries",88410.16,84922.08),("50200","Management Fee",74916.22,72118.4),("50300","Legal",6120,4815.5),("50400","Audit & Accounting",1200,14500),("50500","Office Supplies & Telephone",14208.33,13940.71),("50600","Bad Debt",11418.9,9204.6)]),
("21","Utilities",[("51100","Electricity",36214.81,34806.17),("51200","Water & Sewer",92416.7,88215.34),("51300","Gas",18447.29,20116.85)]),
("22","Operating and maintenance",[("52100","Maintenance Salaries",104216.44,99871.25),("52200","Repairs Materials",58914.16,51640.92),("52300","Repairs Contracts",47216,39880.4),("52400","Grounds & Snow",31480,29915),("52500","Trash Removal",22614.6,21802.4),("52600","Exterminating",5940,5760)]),
("23","Taxes and insurance",[("53100","Real Estate Taxes",156220.18,151940.66),("53200","Property & Liability Insurance",88240,74118.5),("53300","Payroll Taxes",15108.42,14616.3),("53400","Health Insurance & Benefits",24811.5,23190)]),
("30","Financial and non-operating",[("60100","Interest - First Mortgage",229814.75,235811.42),("60200","Interest - Second Mortgage",0,7500),("60300","Asset Management Fee",7500,7500),("60400","Amortization",0,8120),("60500","Depreciation",0,331206.4)])]
AJ={}; RJ={}
def je(D,*l):
    assert abs(sum(x for _,x in l))<.005
    for c,x in l: D[c]=round(D.get(c,0)+x,2)
je(AJ,("60500",338914.6),("15900",-338914.6)); je(AJ,("60400",8120),("16190",-3000),("23900",-5120)); je(AJ,("50400",15200),("20350",-15200))
je(AJ,("60200",7500),("20300",-7500)); je(AJ,("50600",3500),("11150",-3500)); je(AJ,("20200",-5120.44),("50100",2110.44),("52100",3010)); je(AJ,("15200",14250),("52300",-14250)); je(AJ,("53200",-2408.25),("12100",2408.25))
je(AJ,("11200",618),("40400",-618)); 
je(RJ,("11100",3114.6),("21200",-3114.6)); je(AJ,("15300",2860),("52200",-2860)); je(RJ,("50500",-1450),("52200",1450))
# plugs: capital
pr=sum(p for _,_,L in G for _,_,p,_ in L if p is not None); py=sum(q for _,_,L in G for _,_,_,q in L if q is not None)
G=[(a,b,[(c,n,round(-pr,2) if p is None else p,round(-py,2) if q is None else q) for c,n,p,q in L]) for a,b,L in G]
K=["other:Prelim","other:Adj's","other:Reclass","other:Rep","other:Rep 12/23","other:Amount Chg","other:%Chg"]
def calc(p,a,r,q):
    e=round(p+a+r,2); ch=round(e-q,2); d=dict(zip(K,[round(p,2),round(a,2),round(r,2),e,round(q,2),ch]))
    if abs(q)>.005: d[K[6]]=round(ch/abs(q)*100)
    return d
rows=[];tots=[]
class P(FPDF):
    def header(s):
        s.set_font("Helvetica","B",10); s.cell(130,4.6,"Willow Bend Housing Partners, L.P.",new_x="LEFT",new_y="NEXT")
        s.set_font("Helvetica","",8); s.cell(130,4,"Year End: December 31, 2024",new_x="LEFT",new_y="NEXT"); s.cell(130,4,"Trial balance by lead sheet",new_x="LEFT",new_y="NEXT")
        x=150; s.set_xy(x,8); s.set_font("Helvetica","",5.6)
        for i,h in enumerate(["Prepared by","In-Charge","Manager","Partner"]): 
            s.set_xy(x+i*14,8); s.cell(14,3.5,h,border=1,align="C")
        for i,h in enumerate(["TLB 2/11/25","MCR 2/18/25","",""]): 
            s.set_xy(x+i*14,11.5); s.cell(14,6,h,border=1,align="C")
        s.set_xy(190,18.5); s.set_font("Helvetica","B",9); s.cell(16,5,"TB-2",align="R")
        s.set_y(26); s.set_font("Helvetica","B",7); s.set_fill_color(225,229,236)
        for w,h,al in cols: s.cell(w,5,h,align=al,fill=True,border="TB")
        s.ln(6.5)
    def footer(s):
        s.set_y(-11); s.set_font("Helvetica","I",6.5); s.cell(100,4,"2/19/2025  9:12 AM"); s.cell(0,4,f"Page {s.page_no()}",align="R")
W=[60,20.5,17.5,15,20.5,13,20.5,17.5,10]
cols=list(zip(W,["Account","Prelim","Adj's","Reclass","Rep","W/P Ref","Rep 12/23","Amount Chg","%Chg"],["L"]+["R"]*4+["C"]+["R"]*3))
pdf=P("P","mm","Letter"); pdf.set_margins(10,8,10); pdf.set_auto_page_break(True,14); pdf.add_page()
f=lambda v:f"({abs(v):,.2f})" if v<0 else f"{v:,.2f} "
def line(d,bold=False,ann="",b=0):
    pdf.set_font("Helvetica","B" if bold else "",6.8)
    for w,k in zip(W[1:5],K[:4]): pdf.cell(w,3.9,f(d[k]),align="R",border=b)
    pdf.set_font("Helvetica","I",6); pdf.cell(W[5],3.9,ann,align="C"); pdf.set_font("Helvetica","B" if bold else "",6.8)
    for w,k in zip(W[6:8],K[4:6]): pdf.cell(w,3.9,f(d[k]),align="R",border=b)
    v=d.get(K[6]); pdf.cell(W[8],3.9,"" if v is None else (f"({-v})" if v<0 else f"{v} "),align="R",border=b); pdf.ln(3.9)
ANN={"10100":"A-1","10510":"B-2","11100":"C-1","15900":"F-3","23100":"DD-1","22300":"CC-2","53200":"PBC","40100":"10-1"}
GT=[0]*4; NI=[0]*4
for g,t,L in G:
    if pdf.get_y()+3.9*(len(L)+3)>262: pdf.add_page()
    T=[0]*4
    pdf.set_font("Helvetica","",6.8)
    for c,n,p,q in L:
        v=[p,AJ.get(c,0),RJ.get(c,0),q]; d=calc(*v); T=[x+y for x,y in zip(T,v)]
        pdf.set_font("Helvetica","",6.8); pdf.cell(11,3.9,c); pdf.cell(W[0]-11,3.9,n); line(d,ann=ANN.get(c,""))
        rows.append(dict(account=c,name=n,**d))
    d=calc(*T); GT=[x+y for x,y in zip(GT,T)]
    if g.isdigit(): NI=[x+y for x,y in zip(NI,T)]
    pdf.set_font("Helvetica","B",6.8); lab=f"{g}  {t}"; pdf.cell(W[0],3.9,lab); line(d,True,b="T"); pdf.ln(2.2)
    tots.append(dict(label=lab.replace("  "," "),**d))
assert all(abs(x)<.01 for x in GT),GT
GT=[0]*4
pdf.ln(1)
d=calc(*GT); pdf.set_font("Helvetica","B",6.8); pdf.cell(W[0],4,"Total"); line(d,True,b="TB"); tots.append(dict(label="Total",**d)); pdf.ln(2)
d=calc(*NI)
pdf.set_font("Helvetica","B",6.8); pdf.cell(W[0],4,"Net (Income) Loss"); line(d,True); tots.append(dict(label="Net (Income) Loss",**d))
pdf.output(doc(F))
save(F,"MULTIFAMILY","TRIAL_BALANCE","CPA engagement-software lead-sheet print, signed balances, group total under each group, portrait",True,K,rows,tots)
