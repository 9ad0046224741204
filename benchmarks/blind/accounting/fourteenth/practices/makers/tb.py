import random
from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm

def tb1():
    R=random.Random(1401)
    A="""0010|Freehold reversion - Harcourt Quay|A|D|1500
0030|Lift and plant at cost|A|D|86400
0031|Lift and plant - accumulated depreciation|A|C|51200
0050|Concierge office equipment|A|D|4300
0051|Office equipment - depreciation|A|C|3900
1100|Service charge debtors|C|D|38750
1101|Provision for doubtful service charges|C|C|6200
1102|Ground rent debtors|C|D|2450
1103|Prepayments - insurance|C|D|14800
1104|Insurance claim receivable|C|D|7730
1105|VAT - not recoverable suspense|C|D|0
1200|Barclay Street Bank - service charge client a/c|D|D|41260
1210|Reserve fund deposit account (32 day notice)|D|D|196500
1220|Ground rent account|D|D|3340
1230|Petty cash - concierge|D|D|145
2100|Trade creditors|E|C|19870
2109|Accruals|E|C|11240
2110|Service charges received in advance|E|C|27450
2111|Ground rent in advance|E|C|1175
2150|Section 20 works retentions held|E|C|8900
2210|PAYE and NIC|E|C|1320
2230|Pension contributions due|E|C|210
2320|Corporation tax on interest|E|C|640
3000|Share capital (42 x £1)|F|C|42
3010|Reserve fund - Block 1|F|C|88200
3011|Reserve fund - Block 2|F|C|71900
3012|Reserve fund - Basement car park|F|C|33600
3200|Income and expenditure account b/f|F|C|0
4000|Service charge demands - Schedule 1 Estate|H|C|64800
4001|Service charge demands - Schedule 2 Block 1|H|C|71300
4002|Service charge demands - Schedule 3 Block 2|H|C|59450
4003|Service charge demands - Schedule 4 Parking|H|C|12600
4010|Reserve fund contributions|H|C|48000
4020|Ground rent receivable|H|C|10500
4030|Interest on late payment|H|C|780
4040|Consent, registration and pack fees|H|C|2915
4900|Bank interest received|H|C|5320
5000|Buildings insurance incl. terrorism|J|D|43900
5001|Directors' and officers' insurance|J|D|880
5002|Engineering inspection|J|D|1460
5010|Concierge wages|J|D|52300
5011|Employer's NIC|J|D|4410
5012|Employer's pension|J|D|1290
5020|Cleaning - common parts|J|D|18700
5021|Window cleaning|J|D|3960
5022|Grounds maintenance|J|D|7200
5030|Lift maintenance contract and call-outs|J|D|6640
5031|Fire alarm, emergency lighting, AOV|J|D|5580
5032|Door entry and CCTV|J|D|2870
5040|Electricity - landlord supply|J|D|21450
5041|Water - landlord supply|J|D|960
5050|General repairs|J|D|16320
5051|External decorations (from reserves)|J|D|39800
5052|EWS1 and cladding survey|J|D|9600
5060|Managing agent's fee|J|D|15120
5061|Accountancy and service charge certificate|J|D|3300
5062|Legal fees - arrears recovery|J|D|4275
5063|Company secretarial and Companies House|J|D|434
5070|Bank charges|J|D|186
8000|Depreciation charge|J|D|5400
8100|Bad debt expense|J|D|1850
8200|Corporation tax charge|J|D|640
9998|Suspense account|E|D|0
""".strip().split('\n')
    acc=[]
    for l in A:
        c,n,s,d,m=l.split('|'); m=int(m)
        cur=round(m*100*R.uniform(.9,1.1)); pr=round(m*R.uniform(.8,1.12))
        if c in('0010','3000'): cur=m*100; pr=m
        if d=='C': cur,pr=-cur,-pr
        acc.append([c,n,s,cur,pr])
    i=[a[0] for a in acc].index('3200')
    acc[i][3]-=sum(a[3] for a in acc); acc[i][4]-=sum(a[4] for a in acc)
    # items with no current balance keep only a comparative
    j=[a[0] for a in acc].index('1105'); acc[j][4]=312; acc[i][4]-=312
    acc=[a for a in acc if not(a[3]==0 and a[4]==0)]
    PY='other:Year to 31.03.24 £'
    fn='harcourt_quay_rtm_nominal_tb.pdf'
    c=canvas.Canvas(DOC(fn),pagesize=A4); W,H=A4
    rows=[];tot=[]; pg=0
    X=dict(code=42,name=84,s=318,dr=415,cr=487,py=556)
    def head():
        nonlocal pg; pg+=1
        c.setFont('Times-Bold',13); c.drawString(42,H-46,'Harcourt Quay (Wapping) Residents Management Company Limited')
        c.setFont('Times-Roman',9.5); c.drawString(42,H-60,'Nominal ledger trial balance as at 31 March 2025, with comparatives from the signed 2024 accounts')
        c.drawRightString(556,H-46,f'Sheet {pg}'); c.drawString(42,H-72,'Prepared: LMT 09/06/25      Reviewed: ______      File: HQ12/B3')
        y=H-96; c.setFont('Times-Bold',9)
        c.drawCentredString((350+X['cr'])/2,y,'Year to 31.03.25'); c.line(350,y-3,X['cr'],y-3)
        c.drawRightString(X['py'],y,'Year to'); c.drawRightString(X['py'],y-11,'31.03.24')
        y-=22
        for k,t in(('code','Code'),('name','Account')): c.drawString(X[k],y,t)
        c.drawCentredString(X['s']+6,y,'Sch'); c.drawRightString(X['dr'],y,'Dr £'); c.drawRightString(X['cr'],y,'Cr £'); c.drawRightString(X['py'],y,'£')
        c.line(42,y-4,556,y-4); return y-17
    def pyf(v): return f'({-v:,})' if v<0 else f'{v:,}'
    def totline(y,label,td,tc,tp,dbl=False):
        c.setFont('Times-Bold',9.5); c.line(350,y+10,556,y+10)
        c.drawString(X['name'],y,label); c.drawRightString(X['dr'],y,f2(td)); c.drawRightString(X['cr'],y,f2(tc)); c.drawRightString(X['py'],y,pyf(tp))
        if dbl: c.line(350,y-4,556,y-4); c.line(350,y-6,556,y-6)
        tot.append({'label':label,'debit':p(td),'credit':p(tc),PY:tp})
    y=head(); td=tc=tp=0; n=0
    for a in acc:
        if n==41:
            totline(y-3,'Carried forward',td,tc,tp); c.setFont('Times-Italic',8); c.drawString(42,36,'Whitlock Tarrant & Co, Chartered Certified Accountants'); c.showPage()
            y=head(); totline(y,'Brought forward',td,tc,tp); y-=18; n=0
        c.setFont('Times-Roman',9.5); c.drawString(X['code'],y,a[0]); c.drawString(X['name'],y,a[1]); c.drawCentredString(X['s']+6,y,a[2])
        r={'account':a[0],'name':a[1]}
        if a[3]>0: c.drawRightString(X['dr'],y,f2(a[3])); r['debit']=p(a[3]); td+=a[3]
        if a[3]<0: c.drawRightString(X['cr'],y,f2(-a[3])); r['credit']=p(-a[3]); tc-=a[3]
        if a[4]: c.drawRightString(X['py'],y,pyf(a[4])); r[PY]=a[4]; tp+=a[4]
        rows.append(r); y-=14.6; n+=1
    assert td==tc and tp==0
    totline(y-6,'Trial balance total',td,tc,tp,True); y-=44
    c.setFont('Times-Roman',8.5)
    for s in('Sch: A fixed assets  C debtors  D cash  E creditors  F funds  H income  J expenditure.',
             'Comparatives are in whole pounds, credit balances in brackets. 1105 was cleared to general repairs in the year.',
             'Reserve fund contributions of the year are transferred to 3010-3012 by journal after the certificate is signed.'):
        c.drawString(42,y,s); y-=12
    c.setFont('Times-Italic',8); c.drawString(42,36,'Whitlock Tarrant & Co, Chartered Certified Accountants'); c.save()
    save(fn,'TB','MULTIFAMILY','L. Tarrant, Whitlock Tarrant & Co','Times canvas, schedule letter between name and Dr, carried/brought forward lines, signed comparative in whole pounds','carried and brought forward totals; comparative column in brackets; row with comparative only',
         ['debit','credit',PY],rows,tot)

def tb2():
    R=random.Random(1402)
    S=[('B  Investment property',['Investment property at valuation|10100|D|8450000','Capitalised acquisition costs|10110|D|312600','Lease incentives - rent free spread|10120|D|148300','Tenant improvements funded by landlord|10130|D|96750']),
     ('D  Debtors',['Rent debtors|12000|D|84310','Service charge debtors|12010|D|22890','Provision for impairment of rent debtors|12090|C|9500','Prepaid insurance|12200|D|18420','VAT recoverable|12300|D|7915','Amount due from Corrib Wharf Holdings Unlimited Company|12500|D|250000']),
     ('C  Cash at bank',['Operating account IE 4471|13000|D|116205','Rent collection account (charged)|13010|D|64330','Debt service reserve account|13020|D|185000','Capex reserve account|13030|D|60000']),
     ('E  Creditors: within one year',['Trade creditors|21000|C|31740','Accrued expenses|21100|C|12650','Accrued loan interest|21110|C|20800','Rent received in advance|21200|C|101900','Tenant security deposits|21300|C|74500','Corporation tax|21400|C|16340','Dividend withholding tax|21410|C|2200']),
     ('F  Creditors: after one year',['Senior facility - Lir Bank|25000|C|5100000','Unamortised arrangement fee|25010|D|63800','Profit participating notes|25100|C|2150000','Interest rate cap premium|25200|D|28700']),
     ('H  Capital and reserves',['Called up share capital|30000|C|100','Revaluation surplus|30200|C|640000','Retained earnings brought forward|30900|C|0']),
     ('J  Income',['Office rents receivable|40000|C|742600','Car space licences|40010|C|38450','Rooftop telecoms licence|40020|C|14000','Service charge recovered|40100|C|118940','Insurance recovered|40110|C|26150','Rent free spread adjustment|40200|C|31000']),
     ('K  Property costs',['Service charge expenditure|50000|D|124780','Void rates and utilities|50010|D|11360','Insurance premium|50020|D|27300','Letting fees|50030|D|35500','Property management fee|50040|D|22280']),
     ('L  Administration and finance',['Corporate administration fee|60000|D|28000','Audit and tax fee|60010|D|17500','Legal and professional|60020|D|13940','Bad debt charge|60030|D|4200','Senior loan interest|61000|D|228900','PPN interest|61010|D|154600','Amortisation of arrangement fee|61020|D|10600','Bank charges|61030|D|1045','Tax charge for the year|69000|D|15900'])]
    acc=[]; 
    for s,ls in S:
        for l in ls:
            n,c,d,m=l.split('|'); m=int(m); fix=m%1000==0 or m==100
            cur=m if fix else round(m*R.uniform(.93,1.07)); pr=m if fix else round(m*R.uniform(.8,1.1))
            if c in('40000',): cur=735218
            if c=='60010': cur=11000
            sg=1 if d=='D' else -1
            acc.append({'s':s,'n':n,'c':c,'cl':sg*cur,'ad':0,'dr':0,'cr':0,'j':[], 'pr':sg*pr})
    by={a['c']:a for a in acc}
    J=[('J1','61000','21110',19744,'Loan interest 12 Nov to 31 Dec'),('J2','61020','25010',10633,'Fee amortisation, 4th of 7 years'),('J3','60010','21100',6500,'Audit fee accrual'),
       ('J4','60030','12090',8725,'Impairment: Suite 3B'),('J5','40000','21200',61268,'Q1 2025 rent received in December'),('J6','10120','40200',4437,'Rent free spread, 2nd floor'),('J7','69000','21400',2916,'Tax true-up'),('J8','21110','61010',1850,'PPN interest overstated')]
    by['61020']['cl']=0; by['61020']['pr']=10600
    for j,d,c,v,_ in J:
        by[d]['dr']+=v; by[c]['cr']+=v; by[d]['j'].append(j); by[c]['j'].append(j)
    q=by['30900']; q['cl']-=sum(a['cl'] for a in acc); q['pr']-=sum(a['pr'] for a in acc)
    for a in acc: a['fi']=a['cl']+a['dr']-a['cr']
    assert sum(a['fi'] for a in acc)==0 and sum(a['pr'] for a in acc)==0
    N=['other:PER CLIENT Dr €','other:PER CLIENT Cr €','other:ADJUSTMENTS Dr €','other:ADJUSTMENTS Cr €','debit','credit','other:PRIOR YEAR 31.12.23 €']
    def vals(a):
        return [a['cl'] if a['cl']>0 else None,-a['cl'] if a['cl']<0 else None,a['dr'] or None,a['cr'] or None,a['fi'] if a['fi']>0 else None,-a['fi'] if a['fi']<0 else None,a['pr'] if a['pr'] else None]
    ps=ParagraphStyle('a',fontName='Helvetica',fontSize=7.6,leading=8.6)
    def sh(i,v):
        if v is None: return ''
        if i==6: return f'{-v:,}-' if v<0 else f'{v:,}'
        return f'{v:,}'
    data=[['','Account','Nominal','PER CLIENT','','ADJUSTMENTS','','','FINAL','','PRIOR YEAR'],['','','code','Dr €','Cr €','Jnl','Dr €','Cr €','Dr €','Cr €','31.12.23 €']]
    st=[('FONT',(0,0),(-1,-1),'Helvetica',7.6),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.6),('ALIGN',(3,0),(-1,-1),'RIGHT'),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(7,0)),('SPAN',(8,0),(9,0)),
        ('ALIGN',(3,0),(10,0),'CENTER'),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#dfe7e1')),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.3),('VALIGN',(0,0),(-1,-1),'MIDDLE'),
        ('LINEBEFORE',(3,0),(3,-1),.4,colors.grey),('LINEBEFORE',(5,0),(5,-1),.4,colors.grey),('LINEBEFORE',(8,0),(8,-1),.4,colors.grey),('LINEBEFORE',(10,0),(10,-1),.4,colors.grey),('ALIGN',(5,1),(5,-1),'CENTER'),('BOX',(0,0),(-1,-1),.6,colors.black)]
    rows=[];tot=[];G=[0]*7
    for s,_ in S:
        r=len(data); data.append([s]+['']*10); st+=[('SPAN',(0,r),(2,r)),('FONT',(0,r),(-1,r),'Helvetica-Bold',8),('TOPPADDING',(0,r),(-1,r),4)]
        T=[0]*7
        for a in [a for a in acc if a['s']==s]:
            v=vals(a); T=[t+(x or 0) for t,x in zip(T,v)]
            if a['c']=='50000':   # planted: printed final figure has one digit changed
                right=v[4]; d=str(right); k=2; nd='1' if d[k]!='1' else '7'; wrong=int(d[:k]+nd+d[k+1:]); v[4]=wrong
                planted={'what':f'Service charge expenditure (50000): FINAL Dr printed {wrong:,}, should be {right:,} (per client, no adjustment); totals use {right:,}','kind':'digit_changed'}
            data.append(['',Paragraph(a['n'],ps),a['c'],sh(0,v[0]),sh(1,v[1]),' '.join(a['j']),*[sh(i,v[i]) for i in range(2,7)]])
            row={'account':a['c'],'name':a['n']}; row.update({N[i]:x for i,x in enumerate(v) if x is not None}); rows.append(row)
        G=[g+t for g,t in zip(G,T)]
        r=len(data); lab='Total '+s.split('  ')[1].lower()
        tv=[t if (t or i==6) else None for i,t in enumerate(T)]
        data.append(['',lab,'',sh(0,tv[0]),sh(1,tv[1]),'',*[sh(i,tv[i]) for i in range(2,7)]])
        st+=[('FONT',(0,r),(-1,r),'Helvetica-Oblique',7.6),('LINEABOVE',(3,r),(-1,r),.5,colors.black)]
        d={'label':lab}; d.update({N[i]:x for i,x in enumerate(tv) if x is not None}); tot.append(d)
    r=len(data); data.append(['','TRIAL BALANCE','',sh(0,G[0]),sh(1,G[1]),'',sh(2,G[2]),sh(3,G[3]),sh(4,G[4]),sh(5,G[5]),'0'])
    st+=[('FONT',(0,r),(-1,r),'Helvetica-Bold',8),('LINEABOVE',(0,r),(-1,r),1,colors.black),('LINEBELOW',(0,r),(-1,r),1,colors.black),('TOPPADDING',(0,r),(-1,r),4)]
    d={'label':'TRIAL BALANCE'}; d.update(dict(zip(N,G))); tot.append(d)
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5] and G[6]==0
    fn='corrib_wharf_extended_tb.pdf'
    def dec(c,d):
        W,H=landscape(A4); c.setFont('Helvetica-Bold',11); c.drawString(30,H-30,'CORRIB WHARF OFFICES DESIGNATED ACTIVITY COMPANY'); c.setFont('Helvetica',8.5)
        c.drawString(30,H-42,'Extended trial balance  |  Year ended 31 December 2024  |  Whole euro'); c.drawRightString(W-30,H-30,'WP ref  A2/1'); c.drawRightString(W-30,H-42,f'page {d.page}')
        c.drawString(30,20,'Devane Loughrey Accountants, Galway - client copy, subject to audit')
    doc=SimpleDocTemplate(DOC(fn),pagesize=landscape(A4),leftMargin=30,rightMargin=30,topMargin=52,bottomMargin=34)
    t=Table(data,colWidths=[14,192,42,70,70,44,58,58,72,72,76],repeatRows=2); t.setStyle(TableStyle(st))
    jt=Table([['Jnl','Debit','Credit','€','Narrative']]+[[j,d,c,f'{v:,}',x] for j,d,c,v,x in J],colWidths=[30,45,45,55,220],hAlign='LEFT')
    jt.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(3,0),(3,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.3,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
    doc.build([t,Spacer(1,12),Paragraph('<b>Adjusting journals posted</b>',ps),Spacer(1,3),jt,Spacer(1,6),Paragraph('Prior year: credit balances carry a trailing minus.',ps)],onFirstPage=dec,onLaterPages=dec)
    save(fn,'TB','OFFICE','S. Devane, Devane Loughrey','landscape extended working paper, code after name, three grouped pairs, journal refs between, sections with subtotals','grouped headers, text journal refs among numbers, trailing minus comparative, journal side table; one digit changed',N,rows,tot,planted)

def tb3():
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
    R=random.Random(1403)
    S=[('NON-CURRENT ASSETS',['1000/010|Land and buildings - Erf 2217 Paarl|D|18500000|0','1000/020|Solar installation and inverters|D|1240000|310000','1000/025|Acc. depreciation: solar|C|248000|-124000','1000/030|Shopfitting contributions|D|365000|42000','1100/010|Loan: Naudé Boerdery (Edms) Bpk|D|450000|-60000']),
     ('CURRENT ASSETS',['2000/001|Trade receivables - tenants|D|287400|51250','2000/005|Allowance for credit losses|C|38000|-17500','2000/010|Electricity deposit - municipality|D|95000|0','2000/020|Straight-line lease asset|D|612300|-48900','2100/001|Current account - Kaap Handelsbank|D|184350|96120','2100/005|Call account|D|720000|-215000','2100/009|Petty cash|D|2000|-350']),
     ('TRUST CAPITAL AND RESERVES',['3000/001|Trust capital (donation by founder)|C|100|0','3000/010|Revaluation reserve|C|6100000|0','3100/001|Accumulated surplus|C|0|0','3100/010|Distributions to income beneficiaries|D|0|840000']),
     ('NON-CURRENT LIABILITIES',['4000/001|Bond: Kaap Handelsbank 8801|C|9850000|612400','4000/010|Loan account - J P Naudé|C|1320000|-75000','4000/011|Loan account - estate late H Naudé|C|310000|310000']),
     ('CURRENT LIABILITIES',['5000/001|Trade payables|C|143250|-22890','5000/010|Tenant deposits held|C|402000|-36500','5000/020|Rental in advance|C|88100|14300','5000/030|VAT control|C|61240|-8875','5000/040|SARS provisional tax|D|0|118000','5000/050|Accrued audit fee|C|42000|42000']),
     ('INCOME',['6000/001|Basic rental - anchor (supermarket)|C|0|-1984500','6000/002|Basic rental - line shops|C|0|-1676320','6000/003|Turnover rental|C|0|-88400','6000/010|Recoveries: electricity and water|C|0|-1021750','6000/011|Recoveries: rates and refuse|C|0|-318600','6000/020|Parking and kiosk licences|C|0|-74900','6000/090|Interest received|C|0|-41230']),
     ('EXPENDITURE',['7000/001|Municipal electricity and water|D|0|1098430','7000/002|Assessment rates|D|0|402160','7000/010|Security|D|0|386000','7000/011|Cleaning and refuse|D|0|214900','7000/020|Repairs and maintenance (incl. roof of the bottle store)|D|0|178350','7000/030|Insurance|D|0|121480','7000/040|Letting commission and property management fee|D|0|196700','7000/050|Trustees\' remuneration|D|0|60000','7000/060|Accounting and independent review|D|0|48500','7000/070|Bank charges|D|0|9860','7000/080|Bond interest|D|0|1024300','7000/090|Depreciation|D|0|124000'])]
    acc=[]
    for s,ls in S:
        for l in ls:
            c,n,d,o,m=l.split('|'); o=int(o)*100; m=int(m)*100
            if o and o%10000000 and c!='3000/001': o+=R.randint(-4999,4999)*3
            if m and abs(m)%1000000: m=round(m*R.uniform(.95,1.05))
            o=o if d=='D' else -o
            acc.append([s,c,n,o,m,0,0])
    ix={a[1]:a for a in acc}
    ix['3100/001'][3]-=sum(a[3] for a in acc)
    # bank takes the balancing net movement
    ix['2100/001'][4]-=sum(a[4] for a in acc)
    for a in acc:
        s,c,n,o,m,_,_=a
        gross=0
        if c in('2000/001','2100/001','5000/001','5000/030','2100/005'): gross=R.randint(40000000,690000000 if c=='2100/001' else 180000000)
        elif c[0] in '67' and R.random()<.35: gross=R.randint(80000,1900000)
        a[5]=max(m,0)+gross; a[6]=max(-m,0)+gross
    # equalise gross turnover
    d=sum(a[5] for a in acc)-sum(a[6] for a in acc); assert d==0
    def za(c): 
        s=f'{abs(c)/100:,.2f}'.replace(',','\u00a0').replace('.',',').replace('\u00a0',' '); return s
    def sg(c): return za(c)+('' if c==0 else ' Dr' if c>0 else ' Cr')
    wb=Workbook(); ws=wb.active; ws.title='TB Feb25'
    B=Font(name='Calibri',bold=True,size=10); F=Font(name='Calibri',size=10); fill=PatternFill('solid',fgColor='FFE8DCC4'); thin=Side(style='thin'); 
    ws['A1']='DIE NAUDÉ FAMILIETRUST / THE NAUDÉ FAMILY TRUST  (IT 1184/2003)'; ws['A1'].font=Font(bold=True,size=14); ws.merge_cells('A1:H1')
    ws['A2']='Paarl Valley Centre - general ledger movement trial balance, 1 March 2024 to 28 February 2025 (Rand)'; ws.merge_cells('A2:H2')
    ws['A4']='Account'; ws['B4']='Map (old ledger)'; ws['C4']='Description'; ws['D4']='Balance'; ws['E4']='Movement for the year'; ws.merge_cells('E4:F4'); ws['G4']='Balance'; ws['H4']='W/P'
    for k,v in zip('DEFG',('1 Mar 2024','Debits','Credits','28 Feb 2025')): ws[k+'5']=v
    for k in 'ABCH': ws.merge_cells(f'{k}4:{k}5')
    for r in(4,5):
        for k in 'ABCDEFGH': x=ws[f'{k}{r}']; x.font=B; x.fill=fill; x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True)
    r=6; rows=[];tot=[];G=[0]*4; N=['beginning','debit','credit','ending']
    def put(r,vals,bold):
        for k,v in zip('DEFG',vals):
            x=ws[f'{k}{r}']; x.value=v; x.alignment=Alignment(horizontal='right',vertical='top'); x.font=B if bold else F
            if bold: x.border=Border(top=thin)
    for si,(s,_) in enumerate(S):
        ws[f'A{r}']=s; ws.merge_cells(f'A{r}:C{r}'); ws[f'A{r}'].font=Font(bold=True,italic=True,size=10); r+=1; T=[0]*4
        for a in [a for a in acc if a[0]==s]:
            o,dr,cr=a[3],a[5],a[6]; e=o+dr-cr; T=[t+x for t,x in zip(T,(o,dr,cr,e))]
            ws[f'A{r}']=a[1]; ws[f'B{r}']='ML'+str(R.randint(1000,9999)); ws[f'C{r}']=a[2]; ws[f'C{r}'].alignment=Alignment(wrap_text=True,vertical='top'); ws[f'A{r}'].font=F; ws[f'C{r}'].font=F
            put(r,(sg(o),za(dr) if dr else None,za(cr) if cr else None,sg(e)),False)
            if R.random()<.3: ws[f'H{r}']=f'{"ABCDEFG"[si]}{R.randint(1,9)}'
            row={'account':a[1],'name':a[2],'beginning':p(o)}
            if dr: row['debit']=p(dr)
            if cr: row['credit']=p(cr)
            row['ending']=p(e); rows.append(row)
            if len(a[2])>38: ws.row_dimensions[r].height=27
            r+=1
        G=[g+t for g,t in zip(G,T)]; lab='Total '+s.lower(); ws[f'C{r}']=lab; ws[f'C{r}'].font=B
        put(r,(sg(T[0]),za(T[1]),za(T[2]),sg(T[3])),True); tot.append({'label':lab,**{n:p(t) for n,t in zip(N,T)}}); r+=2
    assert G[0]==0 and G[3]==0 and G[1]==G[2]
    ws[f'C{r}']='LEDGER TOTAL (must be nil)'; ws[f'C{r}'].font=B; put(r,(sg(0),za(G[1]),za(G[2]),sg(0)),True); tot.append({'label':'LEDGER TOTAL (must be nil)',**{n:p(t) for n,t in zip(N,G)}})
    r+=2
    for s in('Accumulated surplus is before the result of the year.','Trustees: J P Naudé, M Naudé-Swart, independent trustee R Fourie.','Drawn up by Van Tonder & Hale, Paarl, for Marsh Pellew LLP, London.'):
        ws[f'A{r}']=s; ws[f'A{r}'].font=Font(italic=True,size=9); r+=1
    for k,w in zip('ABCDEFGH',(11,12,38,19,18,18,19,6)): ws.column_dimensions[k].width=w
    ws.column_dimensions['B'].hidden=True; ws.freeze_panes='D6'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:5'
    fn='naude_trust_movement_tb.xlsx'; wb.save(DOC(fn))
    save(fn,'TB','RETAIL','R. van Tonder, Van Tonder & Hale','movement TB, figures as text in South African form (space thousands, decimal comma) with Dr/Cr marks, hidden mapping column, sections and subtotals','numbers as text, decimal comma, Dr/Cr marks on opening and closing, hidden column, wrapped names',N,rows,tot)
def run(): tb1();tb2();tb3()
