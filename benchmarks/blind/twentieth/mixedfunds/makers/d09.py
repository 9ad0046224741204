# Oracle FSG-like workbook: balance sheet by entity + cash flow on second sheet (US mixed-use), plus notes sheet
from lib import *
from openpyxl import Workbook
from openpyxl.styles import *
N="oracle_fsg_riverbend_mixeduse.xlsx"
P="Riverbend Mixed-Use Holdings"
b=St("Consolidating Balance Sheet",P,None,"2025-09-30",["LE 201 Apartments","LE 202 Retail","LE 203 Garage","Eliminations","Total 30-SEP-25","Total 31-DEC-24"],lambda b,k:[b[0],b[1],b[2],b[3],b[0]+b[1]+b[2]+b[3],b[4]],sheet="BS")
Z=lambda l,c,*v:b.line(l,list(v),'x',c)
b.head("ASSETS")
i=[Z("Land","15010",8200000,4650000,2100000,0,14950000),Z("Buildings and improvements","15110",61284500,22915800,9640200,0,93135490),Z("Tenant improvements","15140",0,3418275,0,0,3102650),Z("Furniture and equipment","15170",1875420,96340,214880,0,2104115)]
g=b.sub("Gross real estate","",) if 0 else b.sub("Gross real estate",i)
ad=Z("Accumulated depreciation","15900",-11476230,-5208415,-1984760,0,-16402955)
ne=b.sub("Net real estate",[g,ad])
i=[Z("Cash - operating","10110",1284615,742390,188275,0,1963180),Z("Cash - lender escrows","10210",918400,366125,94650,0,1208730),Z("Tenant receivables","12110",146820,288945,21370,0,398465),Z("Allowance for doubtful accounts","12190",-52400,-61900,0,0,-97300),Z("Deferred rent receivable","12310",0,871460,0,0,802915),Z("Due from affiliates","13110",415000,0,62500,-477500,0),Z("Prepaid insurance and taxes","14110",327915,118240,41765,0,221340),Z("Deferred leasing costs, net","16210",0,694385,0,0,748120)]
oa=b.sub("Other assets",i)
ta=b.tot("TOTAL ASSETS",[ne,oa],key="total_assets")
b.head("LIABILITIES")
i=[Z("Mortgage note - senior","25110",38650000,14275000,4890000,0,58560000),Z("Unamortized loan costs","25190",-412600,-168350,-57900,0,-741275),Z("Accounts payable","20110",318745,142610,38920,0,584930),Z("Accrued expenses","20210",486120,203775,61480,0,602215),Z("Accrued interest","20310",143295,55910,19560,0,220180),Z("Prepaid rents","21110",201380,94215,16840,0,287650),Z("Security deposits","21210",512900,238400,11250,0,741300),Z("Due to affiliates","23110",0,415000,62500,-477500,0)]
# keep affiliates in balance: garage owes 62,500 to itself is wrong -> apartments owe it
b.rows[i[-1]]["values"]=b.expand([62500,415000,0,-477500,0],'x'); b.meta[i[-1]]['base']=[62500,415000,0,-477500,0]
tl=b.tot("TOTAL LIABILITIES",i,key="total_liabilities")
b.head("MEMBERS' EQUITY")
A=b.meta[ta]['base'];Lb=b.meta[tl]['base']
eq=[x-y for x,y in zip(A,Lb)]; print(eq)
con=[21500000,9400000,5100000,0,36000000]; dis=[-5450000,-2150000,-850000,0,-6600000]; cy=[1268415,482970,214380,0,2418655]
pr=[eq[k]-con[k]-dis[k]-cy[k] for k in range(5)]; print(pr)
i=[Z("Contributed capital","30110",*con),Z("Cumulative distributions","30210",*dis),Z("Retained earnings - prior years","31110",*pr),Z("Net income - current year","39990",*cy)]
te=b.tot("TOTAL MEMBERS' EQUITY",i,key="total_equity")
b.tot("TOTAL LIABILITIES AND EQUITY",[tl,te])
T=lambda lab:next(r["values"] for r in b.rows if r["label"]==lab)
o=St("Statement of Cash Flows (Indirect Method)",P,"2025-01-01","2025-09-30",["YTD SEP-25","Q3 2025"],sheet="CF")
Y=lambda l,a,q:o.line(l,[a,q])
dl=lambda lab:T(lab)[4]-T(lab)[5]
o.head("OPERATING ACTIVITIES")
ni=sum(cy[:4])
i=[Y("Net income",ni,681240),Y("Depreciation and amortization",-dl("Accumulated depreciation")+260000,845310),Y("Amortization of loan costs",dl("Unamortized loan costs"),34150),Y("Provision for doubtful accounts",-dl("Allowance for doubtful accounts"),6400),Y("Deferred rent",-dl("Deferred rent receivable"),-22800)]
op1=o.sub("Income adjusted for non-cash items",i)
w=[Y("(Increase) in tenant receivables",-dl("Tenant receivables"),-31765),Y("(Increase) in prepaid insurance and taxes",-dl("Prepaid insurance and taxes"),148220),Y("(Decrease) in accounts payable",dl("Accounts payable"),-62915),Y("Increase in accrued expenses and interest",dl("Accrued expenses")+dl("Accrued interest"),97340),Y("Increase in prepaid rents and deposits",dl("Prepaid rents")+dl("Security deposits"),18475)]
op2=o.sub("Changes in operating assets and liabilities",w)
op=o.tot("NET CASH FROM OPERATING ACTIVITIES",[op1,op2])
o.head("INVESTING ACTIVITIES")
cashd=sum(T(x)[4]-T(x)[5] for x in ("Cash - operating","Cash - lender escrows"))
cap=-dl("Gross real estate"); lc=-dl("Deferred leasing costs, net")-260000
ii=[Y("Building and tenant improvements",cap,-386900),Y("Leasing costs paid",lc,-71250)]
iv=o.tot("NET CASH USED IN INVESTING ACTIVITIES",ii)
o.head("FINANCING ACTIVITIES")
prchg=(sum(pr[:4]))-(pr[4]+cy[4]) # prior-year RE roll check
f=[Y("Principal payments on mortgage",dl("Mortgage note - senior"),-252500),Y("Distributions to members",sum(dis[:4])-dis[4],-600000)]
fn=o.tot("NET CASH USED IN FINANCING ACTIVITIES",f)
net=o.tot("NET CHANGE IN CASH AND ESCROWS",[op,iv,fn],key="net_cash_flow")
print("cash",o.meta[net]['base'],cashd,"re roll",prchg)
beg=T("Cash - operating")[5]+T("Cash - lender escrows")[5]; end=beg+cashd
ob=Y("Cash and escrows, beginning",beg,end-o.meta[net]['base'][1]); o.tot("Cash and escrows, ending",[net,ob])
assert o.meta[net]['base'][0]==cashd and prchg==0
wb=Workbook(); wb.active.title="Cover"; c=wb["Cover"]
for r,t in enumerate(["Oracle Financials - Financial Statement Generator","Report Set: RBM_QTR_CONSOL","Ledger: RB US GAAP USD","Content: BS, CF","Submitted: 17-OCT-2025 11:32"],2): c.cell(r,2,t)
F=Font(name="Tahoma",size=9);B=Font(name="Tahoma",size=9,bold=True)
def sheet(s,name,per,hdrs,code,rowstart):
    ws=wb.create_sheet(name); ws.cell(1,1,P).font=Font(name="Tahoma",size=12,bold=True); ws.cell(2,1,s.title).font=B
    ws.cell(3,1,per).font=F; ws.cell(4,1,"Currency: USD").font=F
    c0=3 if code else 2; r=rowstart
    for ln in hdrs:
        for k,t in enumerate(ln):
            x=ws.cell(r,k+1,t); x.font=B; x.alignment=Alignment(horizontal="right" if k+1>=c0 else "left"); x.fill=PatternFill("solid",fgColor="F2DCDB")
        r+=1
    for q in s.rows:
        hd=q["rowType"]=="HEADING"; f=F if q["rowType"]=="LINE" else B
        if hd and r>rowstart+3: r+=1
        if code: x=ws.cell(r,1,q["accountCode"]); x.font=f
        x=ws.cell(r,c0-1,q["label"]); x.font=f; x.alignment=Alignment(indent=0 if hd or q["rowType"]=="TOTAL" else 1)
        for k,v in enumerate(q["values"]):
            if v is None: continue
            x=ws.cell(r,c0+k,v); x.font=f; x.number_format='#,##0;<#,##0>;0' if not code else '#,##0;(#,##0);0'
            if q["rowType"]!="LINE": x.border=Border(top=Side(style="thin"),bottom=Side(style="double") if q["rowType"]=="TOTAL" else None)
        r+=1
    ws.column_dimensions["A"].width=10 if code else 46; ws.column_dimensions["B"].width=34 if code else 16
    for k in "CDEFGH": ws.column_dimensions[k].width=16
    ws.page_setup.orientation="landscape"; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.page_setup.fitToHeight=0
    return ws
ws=sheet(b,"BS","As of 30-SEP-25",[["","","LE 201","LE 202","LE 203","","Total","Total"],["Acct","Description","Apartments","Retail","Garage","Eliminations","30-SEP-25","31-DEC-24"]],True,6)
ws=sheet(o,"CF","Period: 01-JAN-25 to 30-SEP-25",[["","YTD SEP-25","Q3 2025"]],False,6)
wb.save(doc(N)); save(N,[b,o],"MIXED_USE","BALANCE_SHEET","Oracle FSG workbook, entities BS + indirect CF",True)
