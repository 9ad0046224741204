from common import *
import xlsxwriter
NAME='URPH TB FY25 - audit.xlsx'
G=[("Investment property",[("1000/000","Land - Erf 2214 Umhlanga Ridge",18500000,0),("1010/000","Buildings - Ridgeside Office Park",96400000,350000),("1020/000","Buildings - Cornubia Retail",61250000,412600),("1090/000","Fair value adjustment - investment property",24310000,0)]),
("Property, plant and equipment",[("1200/010","Office equipment - cost",286400,38950),("1200/020","Office equipment - accumulated depreciation",-171840,-57280),("1210/010","Generators - cost",1940000,0),("1210/020","Generators - accumulated depreciation",-582000,-194000)]),
("Current assets",[("2000/000","Trade debtors control",1846233,291517),("2010/000","Allowance for expected credit losses",-310000,-95000),("2100/000","Municipal deposits",684000,0),("2110/000","Prepaid insurance",212480,18760),("2120/000","Operating lease smoothing asset",3915600,627300),("2200/000","FNB current account 62-4417",1274906,None),("2210/000","FNB call account",3500000,1500000),("2220/000","Petty cash",2500,0)]),
("Equity",[("3000/000","Stated capital",-1000,0),("3100/000","Retained income - opening",None,0),("3150/000","Dividends declared",0,1200000)]),
("Non-current liabilities",[("4000/000","Nedbank mortgage bond 9911",-82400000,5160000),("4010/000","Shareholder loan - Dlamini Family Trust",-21650000,-850000),("4050/000","Deferred taxation",-6845200,0)]),
("Current liabilities",[("5000/000","Trade creditors control",-1398714,-204663),("5010/000","Accrued expenses",-412300,61150),("5020/000","Tenant deposits held",-2284650,-143200),("5030/000","Rent received in advance",-538920,-72415),("5040/000","VAT control",-366218,41972),("5050/000","SARS - income tax",-284500,-118300),("5060/000","Current portion of mortgage bond",-5160000,0)]),
("Revenue",[("6000/000","Rental income - offices",0,-14862340),("6010/000","Rental income - retail",0,-9317865),("6020/000","Parking income",0,-1284600),("6050/000","Operating cost recoveries",0,-3946180),("6060/000","Electricity and water recoveries",0,-5218437),("6070/000","Straight-line lease adjustment",0,-627300),("6080/000","Turnover rent",0,-186422),("6090/000","Sundry income",0,-74310)]),
("Operating expenses",[("7000/000","Rates and taxes",0,3684120),("7010/000","Electricity and water",0,5731904),("7020/000","Security",0,1846500),("7030/000","Cleaning and hygiene",0,918240),("7040/000","Repairs and maintenance",0,1463785),("7045/000","Garden services",0,214800),("7050/000","Insurance",0,642310),("7060/000","Property management fees",0,1219466),("7070/000","Letting commission",0,387250),("7080/000","Bad debts",0,146220),("7085/000","Movement in expected credit losses",0,95000),("7090/000","Depreciation",0,251280),("7100/000","Audit fees",0,285000),("7110/000","Bank charges",0,48617),("7120/000","Legal fees",0,172390),("7130/000","Generator diesel",0,529645)]),
("Finance and taxation",[("8000/000","Interest received",0,-318204),("8100/000","Interest paid - mortgage bond",0,8964310),("8110/000","Interest paid - SARS",0,12480),("8120/000","Fair value (gain)/loss",0,0),("9000/000","Income tax - current",0,1418300),("9010/000","Income tax - deferred",0,0)])]
AJ={"1":("Fair value adjustment per valuer's report",[("1090/000",6240000),("8120/000",-6240000)]),
"2":("Deferred tax on fair value adjustment at 21.6%",[("9010/000",1347840),("4050/000",-1347840)]),
"3":("Additional ECL allowance - Cornubia anchor",[("7085/000",228500),("2010/000",-228500)]),
"4":("Municipal accrual Feb 2025 not raised",[("7010/000",461730),("5010/000",-461730)]),
"5":("Capitalise lift upgrade expensed to R&M",[("1010/000",318000),("7040/000",-318000)]),
"6":("Reallocate current portion of bond",[("4000/000",5420000),("5060/000",-5420000)])}
adj={};ref={}
for k,(t,l) in AJ.items():
    assert sum(x[1] for x in l)==0
    for a,v in l: adj[a]=adj.get(a,0)+v; ref.setdefault(a,[]).append('AJ'+k)
flat=[list(x) for g in G for x in g[1]]
o=sum(x[2] or 0 for x in flat);m=sum(x[3] or 0 for x in flat)
for x in flat:
    if x[2] is None: x[2]=-o
    if x[3] is None: x[3]=-m
M={x[0]:x for x in flat};print(M["3100/000"],M["2200/000"])
wb=xlsxwriter.Workbook(doc(NAME));ws=wb.add_worksheet('TB');wj=wb.add_worksheet('AJEs')
F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
NF='#,##0;(#,##0);"-"'
b=F(bold=True);n=F(num_format=NF);nt=F(num_format=NF,top=1,bold=True);ng=F(num_format=NF,top=1,bottom=6,bold=True);tx=F();it=F(italic=True,font_color='#7f7f7f');hd=F(bold=True,text_wrap=True,align='center',valign='bottom',bottom=1,bg_color='#DDE6EE')
na=F(num_format=NF,font_color='#C00000');rf=F(font_color='#C00000',align='center');tk=F(align='center',font_color='#C00000')
ws.write(0,0,'Client:',b);ws.write(0,1,'Umhlanga Ridge Property Holdings (Pty) Ltd',tx);ws.write(0,6,'Prepared:',b);ws.write(0,7,'TN 14/05/2025',tx)
ws.write(1,0,'Year end:',b);ws.write(1,1,'28 February 2025',tx);ws.write(1,6,'Reviewed:',b);ws.write(1,7,'SvdM 22/05/2025',tx)
ws.write(2,0,'Subject:',b);ws.write(2,1,'Trial balance with audit adjustments (Rand)',tx);ws.write(2,6,'W/P:',b);ws.write(2,7,'D 1/1',tx)
R0=4
for i,h in enumerate(['Account','Description','W/P','Opening balance\n01/03/2024','Movement\nfor the year','Audit\nadjustments','AJ ref','Closing balance\n28/02/2025']): ws.write(R0,i,h,hd)
ws.set_row(R0,36)
r=R0+1;rows=[];tots=[];MK=["beginning","activity","other:Audit adjustments","ending"];sub=[];letter='CDEFGHJKL'
gt=[0]*4
for gi,(g,l) in enumerate(G):
    ws.write(r,1,g.upper(),b);r+=1;s=r;T=[0]*4
    for x in l:
        a,nm,op,mv=M[x[0]];aj=adj.get(a,0);cl=op+mv+aj
        ws.write(r,0,a,tx);ws.write(r,1,nm,tx);ws.write(r,2,f'{letter[gi]}{(r-s)//3+1}',rf)
        for c,v,ff in((3,op,n),(4,mv,n)): ws.write_number(r,c,v,ff)
        if aj: ws.write_number(r,5,aj,na);ws.write(r,6,', '.join(ref[a]),rf)
        ws.write_formula(r,7,f'=SUM(D{r+1}:F{r+1})',n,cl)
        d={"account":a,"name":nm}
        for k,v in zip(MK,(op,mv,aj,cl)):
            if v: d[k]=v
        rows.append(d);T=[p+q for p,q in zip(T,(op,mv,aj,cl))];r+=1
    for c,(col,v) in zip((3,4,5,7),zip('DEFH',T)): ws.write_formula(r,c,f'=SUM({col}{s+1}:{col}{r})',nt,v)
    ws.write(r,1,f'Total {g.lower()}',b)
    d={"label":f'Total {g.lower()}'}
    for k,v in zip(MK,T):
        if v: d[k]=v
    tots.append(d);sub.append(r);gt=[p+q for p,q in zip(gt,T)];r+=2
assert gt==[0]*4,gt
ws.write(r,1,'CONTROL TOTAL (must be nil)',b)
for c,col in((3,'D'),(4,'E'),(5,'F'),(7,'H')): ws.write_formula(r,c,'='+'+'.join(f'{col}{x+1}' for x in sub),ng,0)
tots.append({"label":"CONTROL TOTAL (must be nil)"})
pl=sum(M[x[0]][2]+M[x[0]][3]+adj.get(x[0],0) for g in G[6:] for x in g[1])
ws.write(r+2,1,'Source: Sage Pastel Partner export 09/05/2025, imported by TN. Agreed to GL without exception.',it)
ws.write(r+3,1,f'Profit after tax for the year per this TB: R {-pl:,.0f}',it)
ws.set_column(0,0,10);ws.set_column(1,1,44);ws.set_column(2,2,5);ws.set_column(3,5,15);ws.set_column(6,6,9);ws.set_column(7,7,16)
ws.freeze_panes(R0+1,2);ws.set_paper(9);ws.fit_to_pages(1,0);ws.repeat_rows(R0);ws.set_landscape();ws.hide_gridlines(2);ws.set_footer('&L&8&F&R&8Page &P of &N')
wj.write_row(0,0,['AJ','Account','Description','Dr','Cr'],b);q=1
for k,(t,l) in AJ.items():
    for a,v in l:
        wj.write(q,0,'AJ'+k,tx);wj.write(q,1,a,tx);wj.write(q,2,M[a][1],tx);wj.write(q,3 if v>0 else 4,abs(v),n);q+=1
    wj.write(q,2,t,it);q+=2
wj.set_column(2,2,46);wj.set_column(3,4,13)
wb.close()
save(NAME,'TB',MK,rows,tots,'South African auditor working paper from Pastel, opening/movement/audit adjustments/closing, section subtotals, AJE second sheet')
