# Consolidating TB in local and reporting currency (Dublin group), xlsx, Sage Intacct-like export; formulas with cached values in the consolidated column
from common import *
import xlsxwriter
R = random.Random(8504)
NAME = 'Consolidating TB - Corrib Retail Group - Q3 2025.xlsx'
CL, AV = 1.1453, 1.1687
# acct, name, type, base amounts IE1, IE2, UK(GBP); None = not used by that entity
A = [(1000,'Bank - AIB current account','B',318442.10,112870.55,None),(1005,'Bank - Barclays current account','B',None,None,204118.92),(1010,'Bank - deposit / rent deposit account','B',85000.00,41250.00,62500.00),(1015,'Bank - lender rent account','B',None,226914.37,None),
(1100,'Trade debtors','B',96418.22,58233.90,71886.40),(1105,'Provision for doubtful debts','B',-22500.00,-8400.00,-15120.00),(1110,'Service charge debtors','B',18744.61,12093.18,9366.27),(1150,'Accrued income','B',14200.00,None,6815.00),(1155,'Lease incentive debtor','B',132650.00,48900.00,87414.00),
(1160,'Prepayments - insurance','B',16320.45,9874.20,11402.66),(1165,'Prepayments - other','B',4410.00,2280.00,3975.50),(1200,'VAT recoverable','B',7318.44,4127.08,None),(1300,'Intercompany receivable','I',1450000.00,None,None),(1310,'Investment in subsidiaries','V',3900000.00,None,None),
(1500,'Investment property at valuation','B',18750000.00,9420000.00,8650000.00),(1510,'Capital works in progress','B',214880.00,None,38415.75),(1520,'Capitalised letting fees','B',61204.00,27315.00,44880.00),
(2000,'Trade creditors','B',-61873.94,-29466.18,-33920.41),(2010,'Accruals','B',-44100.00,-21350.00,-18765.00),(2015,'Retentions held','B',-10744.00,None,-1920.79),(2100,'VAT payable','B',None,None,-38117.20),(2110,'Corporation tax','B',-58400.00,-17260.00,-29315.00),(2120,'PSWT / non-resident landlord tax','B',None,-3612.50,None),
(2200,'Deferred income - rents in advance','B',-187215.33,-94620.00,-106480.25),(2210,'Tenant deposits held','B',-85000.00,-41250.00,-62500.00),(2300,'Intercompany payable','I',None,-600000.00,None),(2310,'Intercompany payable - GBP loan','L',None,None,None),(2400,'Bank loan - senior','B',-9600000.00,-5150000.00,None),(2410,'Unamortised loan costs','B',72418.00,38660.00,None),(2450,'Deferred tax','B',-412000.00,-188300.00,-97600.00),
(3000,'Share capital','E',-100.00,-1000000.00,-2500000.00),(3100,'Capital contribution','E',-8500000.00,None,None),(3200,'Revaluation reserve','E',-2750000.00,-780000.00,-1215000.00),(3300,'Retained earnings b/f','E',None,None,None),(3400,'Dividends paid','E',300000.00,None,None),
(4000,'Rental income - retail units','P',-1064250.00,-186400.00,-221875.00),(4010,'Rental income - trade counters','P',None,-318725.00,-276410.00),(4020,'Rental income - kiosks & pods','P',-38400.00,-9750.00,None),(4030,'Turnover rent','P',-21877.40,None,None),(4040,'Car park income','P',-12619.80,None,-8214.00),(4050,'Surrender premium','P',None,None,-42500.00),(4100,'Service charge recovered','P',-214885.00,-96417.00,-88730.00),(4110,'Insurance recovered','P',-41633.00,-19852.00,-24108.00),(4200,'Intercompany interest income','Q',-54375.00,None,None),
(5000,'Service charge - cleaning','P',48211.36,17640.00,16925.00),(5005,'Service charge - security','P',61420.00,28314.50,24117.20),(5010,'Service charge - landscaping','P',22815.75,11287.00,9630.00),(5015,'Service charge - utilities','P',38904.17,16533.94,15208.63),(5020,'Service charge - repairs','P',44310.90,21877.25,19844.15),(5030,'Insurance','P',43120.50,20415.00,24880.35),(5040,'Void rates','P',18630.00,7414.00,13288.00),(5045,'Void service charge','P',9417.20,3305.00,5126.40),
(5100,'Property management fees','P',52980.00,25120.00,24700.00),(5110,'Letting and legal fees','P',18750.00,6400.00,9215.00),(5120,'Bad debt expense','P',7500.00,2400.00,4120.00),(6000,'Audit and accountancy','P',21500.00,11250.00,14000.00),(6010,'Valuation fees','P',8400.00,5100.00,6250.00),(6020,'Bank charges','P',1244.18,718.62,963.05),(6030,'Asset management fee','P',117188.00,58875.00,54063.00),
(7000,'Loan interest','P',324000.00,180250.00,None),(7010,'Amortisation of loan costs','P',18105.00,9665.00,None),(7020,'Intercompany interest expense','Q',None,22500.00,None),(7030,'Interest receivable','P',-2416.55,-1188.20,-1677.90),(8000,'Unrealised FX (gain)/loss','P',11604.22,None,None),(8100,'Corporation tax charge','P',58400.00,17260.00,29315.00)]
rows=[]; 
# UK: interco loan 850,000 EUR carried in GBP at closing; interest 31,875 EUR at average
UKL=-round(850000/CL,2); UKI=round(31875/AV,2)
tab=[]
for a,n,t,x,y,z in A:
    if a==2310: z=UKL
    if a==7020: z=UKI
    tab.append([a,n,t,x,y,z])
for col in (3,4,5):
    s=sum(r[col] or 0 for r in tab)
    [r for r in tab if r[0]==3300][0][col]=round(-s,2)
    print(col, round(-s,2))
el={1300:-1450000.00,2300:600000.00,2310:850000.00,1310:-3900000.00,3000:None,4200:54375.00,7020:-54375.00}
HIST=1.1215
out=[]
for a,n,t,x,y,z in tab:
    zt=None
    if z is not None:
        zt=round(z*(CL if t in 'BIL' else AV if t in 'PQ' else HIST),2)
    if a==2310: zt=-850000.00
    if a==7020: zt=31875.00
    out.append([a,n,x,y,z,zt,el.get(a)])
uk=[o for o in out]
cta=round(-sum(o[5] or 0 for o in out),2); print('cta',cta)
# elimination of investment: against equity of subs
ukc=round(2500000*HIST,2); e3000=round(1000000+ukc,2)
for o in out:
    if o[0]==3000: o[6]=e3000
    if o[0]==3300: o[6]=round(3900000-e3000,2)
i=[k for k,o in enumerate(out) if o[0]==3400][0]
out.insert(i+1,[3500,'Currency translation reserve',None,None,None,cta,None])
wb=xlsxwriter.Workbook(doc(NAME)); ws=wb.add_worksheet('Consolidating TB'); F=lambda **k: wb.add_format(dict(font_name='Arial',font_size=9,**k))
b=F(bold=True); ws.write(0,0,'Corrib Retail Group DAC',F(bold=True,)); ws.write(1,0,'Trial balance - consolidating by entity',b); ws.write(2,0,'As of 30/09/2025    Reporting book: ACCRUAL    Reporting currency: EUR',F()); 
ws.write(3,0,f'GBP/EUR closing {CL}   average {AV}   equity at historical rate',F(italic=True))
ents=[('E100 Corrib Retail Group DAC','EUR'),('E200 Airside Trade Park Ltd','EUR'),('E300 Medway Trade Units Ltd','GBP'),('E300 Medway Trade Units Ltd','EUR'),('Eliminations','EUR'),('Consolidated','EUR')]
hg=F(bold=True,bg_color='#DDEBF7',align='center',valign='vcenter',text_wrap=True,border=1)
hc=F(bold=True,bg_color='#DDEBF7',align='right',border=1)
ws.merge_range(5,0,6,0,'Account no.',hg); ws.merge_range(5,1,6,1,'Account title',hg)
for k in (0,1): ws.write(5,2+k,ents[k][0],hg)
ws.merge_range(5,4,5,5,ents[2][0],hg); ws.write(5,6,'Eliminations',hg); ws.write(5,7,'Consolidated',hg)
for k,e in enumerate(ents): ws.write(6,2+k,e[1],hc)
ws.set_row(5,38)
num=F(num_format='#,##0.00;(#,##0.00);-'); tx=F(); KEY=['other:'+' '.join(e) for e in ents]
r=7; 
for o in out:
    cons=round((o[2] or 0)+(o[3] or 0)+(o[5] or 0)+(o[6] or 0),2)
    cons=cons+0.0
    ws.write_number(r,0,o[0],F(align='left')); ws.write(r,1,o[1],tx)
    for k in range(5):
        if o[2+k] is not None: ws.write_number(r,2+k,o[2+k],num)
        else: ws.write_blank(r,2+k,None,num)
    ws.write_formula(r,7,f'=C{r+1}+D{r+1}+F{r+1}+G{r+1}',num,cons)
    d=dict(account=str(o[0]),name=o[1])
    for k,kk in enumerate(KEY):
        v=(o[2:7]+[cons])[k]
        if v is not None and abs(v)>.004: d[kk]=v
    rows.append(d); r+=1
tn=F(bold=True,num_format='#,##0.00;(#,##0.00);-',top=1,bottom=6); ws.write(r,0,'',tn); ws.write(r,1,'Total',F(bold=True,top=1,bottom=6))
for k,kk in enumerate(KEY):
    s=round(sum(d.get(kk,0) for d in rows),2); assert abs(s)<.01,(kk,s)
    L='CDEFGH'[k]; ws.write_formula(r,2+k,f'=SUM({L}8:{L}{r})',tn,0)
ws.set_column(0,0,11); ws.set_column(1,1,36); ws.set_column(2,7,17); ws.freeze_panes(7,2)
ws.set_landscape(); ws.set_paper(9); ws.fit_to_pages(1,0); ws.repeat_rows(5,6); ws.set_footer('&L&8Sage Intacct export 06/10/2025 16:22&R&8Page &P of &N')
w2=wb.add_worksheet('Rates'); w2.write_row(0,0,['Pair','Date','Rate']); w2.write_row(1,0,['GBP/EUR','30/09/2025 closing',CL]); w2.write_row(2,0,['GBP/EUR','9 months average',AV]); w2.write_row(3,0,['GBP/EUR','historical (equity)',HIST])
w2.set_column(0,2,20); wb.close()
save(NAME,'TB',KEY,rows,[dict(label='Total')],'Intacct-like consolidating TB, local and reporting currency, eliminations, grouped header, xlsx with formulas',True)
