# Welsh community housing trust: accountant's extended trial balance workbook (Sage 50 TB + adjustments -> final), PY column. PLANTED: one digit changed.
import sys,random; sys.path.insert(0,'build/blind/makers')
from common import *
import xlsxwriter
R=random.Random(8103); N='DACHT ETB 31.03.2024 v3.xlsx'
L=[l.split('|') for l in '''0010|Freehold housing land - Heol y Bont|T1|485000
0011|Freehold housing land - Cae Glas|T1|312500
0015|Housing properties - structure|T1|4862340
0016|Housing properties - acc dep structure|T1|-681420
0017|Housing properties - kitchens & bathrooms|T1|318600
0018|Housing properties - acc dep kitchens & bathrooms|T1|-121850
0019|Housing properties - heating & ASHP|T1|246180
0021|Housing properties - acc dep heating & ASHP|T1|-74300
0025|Housing under construction - Tir Capel|T1|638214.6
0030|Office equipment cost|T2|14860
0031|Office equipment depreciation|T2|-9915
0040|Community van cost|T2|18250
0041|Community van depreciation|T2|-10950
0050|Solar PV array cost - Neuadd|T2|42600
0051|Solar PV array depreciation|T2|-12780
0090|Shares in Aeron Energy CBS|T3|2500
1100|Debtors control account|U1|8214.3
1101|Rent arrears - social rent|U1|11642.85
1102|Rent arrears - intermediate rent|U1|3318.4
1103|Rent arrears - garages|U1|412
1105|Provision for bad debts|U1|-4800
1106|Former tenant arrears|U1|6120.77
1107|Recharges to tenants|U1|1184.2
1110|Grant receivable - SHG Tir Capel|U2|96000
1115|Other debtors|U2|2215
1120|Prepayments|U2|7412.5
1130|Staff loans (cycle scheme)|U2|640
1200|Barclays community current a/c|V1|148216.4
1205|Barclays rent collection a/c|V1|62188.15
1210|Unity Trust reserve a/c|V1|210000
1215|Principality sinking fund|V1|88412.6
1220|Tenant deposits (DPS)|V1|5850
1230|Petty cash|V1|150
1240|Pre-paid debit card|V1|312.8
2100|Creditors control account|W1|-41208.66
2102|Contract retentions - Tir Capel|W1|-31910
2105|Rents in advance|W1|-9214.5
2106|Service charges in advance|W1|-2180
2109|Accruals|W1|-18640
2110|Deferred income - lottery grant|W2|-22500
2200|Sales tax control account|W3|0
2201|Purchase tax control account|W3|0
2202|VAT liability|W3|-1318.2
2210|P.A.Y.E.|W3|-1962.4
2211|National insurance|W3|-1480.15
2220|Net wages|W3|0
2230|Pension fund (LGPS Ceredigion)|W3|-1105.6
2240|Tenants' deposits held|W4|-5850
2250|Sinking fund owed to leaseholders|W4|-14212.6
2300|Triodos loan - Heol y Bont|W5|-1184200
2301|Triodos loan - Cae Glas|W5|-642800
2302|WG Land for Housing loan|W5|-350000
2305|Charity Bank development facility|W5|-410000
2310|Community shares - withdrawable|W6|-118500
2320|Social Housing Grant - unamortised|W7|-2148600
2321|SHG amortisation to date|W7|318420
2325|Recycled capital grant fund|W7|-46200
3000|Share capital (£1 members)|X1|-214
3100|Revenue reserve b/fwd|X1|0
3110|Designated reserve - major repairs|X1|-120000
3120|Restricted reserve - Neuadd appeal|X1|-18640
4000|Rents receivable - social rent homes|A1|-318640
4001|Rents receivable - intermediate rent|A1|-96420
4002|Rents receivable - supported flats|A1|-41860
4003|Rents receivable - garages & hardstandings|A1|-9412
4004|Rents - commercial unit (Siop y Pentre)|A1|-10800
4010|Void loss - social rent|A1|4212.6
4011|Void loss - intermediate|A1|1960
4012|Void loss - garages|A1|884
4020|Service charges receivable - tenants|A1|-31416
4021|Service charges receivable - leaseholders|A1|-8820
4030|Shared ownership rent|A1|-22412
4040|Support charges|A1|-18400
4050|First tranche shared ownership sales|A2|-96000
4100|Feed-in tariff & export (solar)|A3|-6214.8
4110|Hall hire - Neuadd|A3|-8412.5
4115|Fundraising events & raffles|A3|-2316.4
4120|Donations|A3|-4180
4130|National Lottery Community Fund|A3|-22500
4140|Welsh Government revenue grant|A3|-15000
4200|SHG amortisation released|A4|-42960
4900|Sundry income|A3|-614.2
4905|Insurance claims received|A3|0
5000|Cost of first tranche sales|B1|81200
5100|Responsive repairs - contractors|B2|48216.4
5101|Responsive repairs - materials|B2|9214.7
5105|Void repairs|B2|16480
5110|Gas & boiler servicing|B2|5216
5115|ASHP servicing|B2|6840
5120|Electrical testing (EICR)|B2|7215
5125|Fire & smoke alarms|B2|2864.5
5130|Planned maintenance - external painting|B2|21600
5135|Planned maintenance - fencing|B2|8316
5140|Damp & mould works|B2|11420
5150|Grounds maintenance|B3|12840
5155|Cleaning - communal|B3|7920
5160|Communal electricity|B3|6418.3
5165|Water - communal|B3|1214.6
5170|Refuse & bulky waste|B3|1860
5180|Lift maintenance - supported flats|B3|3415
6000|Support worker salary|B4|14620
6010|Support worker expenses|B4|816.4
7000|Gross wages - management|C1|92480
7003|Staff pensions|C1|14260
7006|Employers N.I.|C1|8415.2
7009|Recruitment|C1|480
7100|Office rent - Neuadd|C2|4800
7103|General rates|C2|0
7104|Premises insurance - housing|C2|18640
7105|Premises insurance - office & van|C2|1416
7200|Electricity - office|C2|1812.4
7304|Van fuel & running costs|C3|2816.5
7400|Travelling - board|C3|1214.3
7500|Printing (bilingual newsletters)|C3|1840
7501|Postage|C3|716.2
7502|Telephone & broadband|C3|1914
7504|Office stationery|C3|618.4
7505|Software - housing management|C3|5880
7600|Legal fees|C4|6420
7601|Audit & accountancy fees|C4|8900
7602|Consultancy - development feasibility|C4|9600
7603|Valuation fees|C4|2400
7604|Translation / cyfieithu|C4|1260
7700|Regulatory & CHC subscriptions|C3|2814
7801|Training - board & staff|C3|1960
7901|Bank charges|C5|612.4
7903|Loan interest - Triodos|C5|78416.2
7904|Loan interest - Charity Bank|C5|21640
7905|Community share interest|C5|3555
7910|Interest received|C5|-4216.3
8000|Depreciation - structure|C6|58420
8001|Depreciation - components|C6|31860
8002|Depreciation - other assets|C6|7840
8100|Bad debts written off|C3|2816.4
8102|Bad debt provision movement|C3|600
8204|Insurance - directors & officers|C3|980
9998|Suspense account|-|0
9999|Mispostings account|-|0'''.split('\n')]
ADJ=[('J1','8000','0016',59210.00,'Depreciation for year - structure'),('J2','8001','0018',18460.00,'Depreciation - kitchens & bathrooms'),('J3','8001','0021',14310.00,'Depreciation - heating & ASHP'),
('J4','8002','0031',2480.00,'Depreciation - office equipment'),('J5','8002','0041',3650.00,'Depreciation - van'),('J6','8002','0051',2130.00,'Depreciation - solar PV'),('J7','2321','4200',42960.00,'SHG amortisation'),
('J8','7601','2109',9250.00,'Audit fee accrual'),('J9','1120','7104',6216.40,'Insurance prepaid to 31 July'),('J10','8102','1105',1350.00,'Increase in bad debt provision'),('J11','0025','7602',9600.00,'Capitalise feasibility costs - Tir Capel'),
('J12','7903','2109',6418.75,'Accrued interest Q4'),('J13','5000','0025',84300.00,'Cost of plot 6 first tranche'),('J14','5160','9998',214.36,'Clear suspense - communal electricity')]
noadj={'8000','8001','8002','4200','8102'}
PY='other:Prior year 31/03/2023'; AD='other:Adjustments Dr'; AC='other:Adjustments Cr'
rows=[]
for co,n,lead,p in L:
    p=float(p); s=0.0 if p==0 and co not in('9998','3100') else c2(p*R.uniform(.9,1.12))
    if co[0]=='0' or co in('2302','2310','3110','3000','2240','1220'): s=c2(p if co not in('0015','0025','3000') else {'0015':4948940.0,'0025':912480.35,'3000':-221.0}[co])
    if co in('2220','2200','2201','9999','4905','7103'): s=None
    if co in noadj: s=None
    if co=='9998': s=214.36
    rows.append(dict(account=co,name=n,_l=lead,_s=s,_p=p if p or co=='3100' else None))
for r in rows:
    if r['account']=='4905': r['_s']=-3180.00
    if r['account']=='7103': r['_p']=412.00
d={r['account']:r for r in rows}
d['3100']['_p']=c2(-sum(r['_p'] or 0 for r in rows)); d['3100']['_s']=c2(-sum(r['_s'] or 0 for r in rows if r['account']!='3100'))
for j,a,b,v,_ in ADJ:
    d[a].setdefault('_j',[]).append(j); d[b].setdefault('_j',[]).append(j)
    d[a][AD]=c2(d[a].get(AD,0)+v); d[b][AC]=c2(d[b].get(AC,0)+v)
for r in rows:
    if r['_p'] is not None: r[PY]=r['_p']
    if r['_s']: r['debit' if r['_s']>0 else 'credit']=abs(r['_s'])
    f=c2((r['_s'] or 0)+r.get(AD,0)-r.get(AC,0))
    if f or r['_s'] or AD in r or AC in r: r['ending']=f
rows=[r for r in rows if PY in r or 'ending' in r]
K=[PY,'debit','credit',AD,AC,'ending']
tot=add(rows,K); assert tot['debit']==tot['credit'] and tot[AD]==tot[AC] and abs(tot[PY])<.01 and abs(tot['ending'])<.01,tot
tot[PY]=0.0; tot['ending']=0.0
print(len(rows),d['3100'],tot)
# planted: digit changed in Sage debit of 5130
x=d['5130']; good=x['debit']; s=f"{good:.2f}"; i=1; bad=float(s[:i]+str((int(s[i])+4)%10)+s[i+1:]); x['debit']=bad
planted={'what':f"account 5130 Sage 50 debit printed {bad:,.2f} instead of {good:,.2f}; final TB and total are of the right figure",'kind':'digit_changed'}
wb=xlsxwriter.Workbook(doc(N)); ws=wb.add_worksheet('ETB'); w2=wb.add_worksheet('Journals'); wb.add_worksheet('Queries').write(0,0,'1. Confirm retention % on Tir Capel interim cert 7 - emailed 14/05')
b=dict(font_name='Arial',font_size=9); F=lambda **k: wb.add_format({**b,**k})
nf='#,##0.00;(#,##0.00);-'; nz='#,##0.00;(#,##0.00);0.00'
ws.write('A1','Client:',F(bold=1)); ws.write('B1','Dyffryn Aeron Community Housing Trust Ltd',F(bold=1)); ws.write('J1','Prepared by: RLM',F()); ws.write('J2','Reviewed by: ',F())
ws.write('A2','Period:',F(bold=1)); ws.write('B2','Year ended 31 March 2024',F()); ws.write('A3','Subject:',F(bold=1)); ws.write('B3','Extended trial balance',F()); ws.write('J3','Ref: F/2',F())
hc2=F(bold=1,bottom=1,align='center',bg_color='#DDE6D5'); h=F(bold=1,bottom=1,align='right',text_wrap=1,bg_color='#DDE6D5'); hc=F(bold=1,align='center',bg_color='#DDE6D5',top=1); hl=F(bold=1,bottom=1,bg_color='#DDE6D5')
for cc in (0,1,2): ws.write(4,cc,'',hc)
ws.write(4,3,'Prior year',hc); ws.merge_range(4,4,4,5,'Per Sage 50',hc); ws.merge_range(4,6,4,8,'Adjustments',hc); ws.write(4,9,'Final TB',hc)
for cc,t in enumerate(['N/C','Name','Lead','31/03/2023','Dr','Cr','Jnl','Dr','Cr','Dr/(Cr)']): ws.write(5,cc,t,hc2 if cc==6 else hl if cc in(0,1,2) else h)
t=F(); n=F(num_format=nf); g=F(font_color='#777777'); 
col={PY:3,'debit':4,'credit':5,AD:7,AC:8,'ending':9}
q=6
for r in rows:
    ws.write_string(q,0,r['account'],t); ws.write(q,1,r['name'],t); ws.write(q,2,r['_l'],g); ws.write(q,6,', '.join(r.get('_j',[])),F(font_color='#777777',align='center'))
    for k,cc in col.items():
        if k in r: ws.write_number(q,cc,r[k],F(num_format=nz) if r[k]==0 else n)
    q+=1
tf=F(bold=1,top=1,bottom=6,num_format=nz)
for cc in range(10): ws.write(q,cc,'',tf)
ws.write(q,1,'Totals',tf)
for k,cc in col.items(): ws.write_number(q,cc,tot[k],tf)
ws.write(q+2,1,'Sage backup 02/05/2024. Final column is pasted as values - relink before finalising.',F(italic=1))
ws.set_column(0,0,7); ws.set_column(1,1,46); ws.set_column(2,2,5); ws.set_column(3,5,14); ws.set_column(6,6,11); ws.set_column(7,8,12); ws.set_column(9,9,15)
ws.freeze_panes(6,2); ws.repeat_rows(4,5); ws.fit_to_pages(1,0); ws.set_landscape(); ws.set_paper(9)
for cc,tx in enumerate(['Jnl','N/C','Account','Dr','Cr','Narrative']): w2.write(0,cc,tx,hl)
q=1
for j,a,bb,v,na in ADJ:
    w2.write_row(q,0,[j,a,d[a]['name'],v,None,na],F(num_format='#,##0.00')); w2.write_row(q+1,0,['',bb,d[bb]['name'],None,v,''],F(num_format='#,##0.00')); q+=3
w2.set_column(2,2,42); w2.set_column(3,4,12); w2.set_column(5,5,40); wb.close()
out=[{k:v for k,v in r.items() if k[0]!='_'} for r in rows]
save(N,'TB',K,out,[dict(label='Totals',**tot)],'Accountant extended TB workbook (Sage 50, adjustments, prior year), 3 sheets',True,planted)
