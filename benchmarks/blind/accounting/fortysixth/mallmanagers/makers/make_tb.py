import random
from make_common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter, A4
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer
from reportlab.lib.styles import ParagraphStyle
# ================= 5. US, three entities, typewriter print, CR balances =================
def tb1():
    R=random.Random(4611); file='TB_0526_KPM_CBT_HPR.pdf'
    base=[('1010-000','OPERATING CASH','cash'),('1030-000','MARKETING FUND CASH','cash2'),('1110-000','TENANT RECEIVABLES','ar'),('1190-000','ALLOWANCE DOUBTFUL ACCTS','allow'),
     ('1310-000','PREPAID INSURANCE','prepaid'),('1510-000','LAND','land'),('1520-000','BUILDINGS','bldg'),('1540-000','TENANT IMPROVEMENTS','imp'),('1590-000','ACCUM DEPRECIATION','acc'),
     ('2010-000','ACCOUNTS PAYABLE','ap'),('2110-000','ACCRUED REAL ESTATE TAX','accrued'),('2210-000','TENANT DEPOSITS','dep'),('2230-000','PREPAID RENT','prepr'),('2510-000','MORTGAGE PAYABLE','loan'),
     ('3010-000',"MEMBERS' CAPITAL",'re'),('3050-000','DISTRIBUTIONS','draw'),
     ('4010-000','BASE RENT','inc'),('4020-000','PERCENTAGE RENT','inc'),('4110-000','CAM RECOVERY','inc'),('4120-000','TAX RECOVERY','inc'),('4210-000','SPECIALTY LEASING','inc'),
     ('5010-100','REAL ESTATE TAXES','exp'),('5110-100','SECURITY','exp'),('5120-100','JANITORIAL','exp'),('5130-200','PARKING LOT & SNOW','exp'),('5140-200','HVAC REPAIRS','exp'),('5210-300','ELECTRICITY - COMMON','exp'),
     ('5310-300','MANAGEMENT FEES','exp'),('5410-300','PROPERTY INSURANCE','exp'),('5900-000','BAD DEBT EXPENSE','bad'),('6010-000','INTEREST EXPENSE','int'),('6110-000','DEPRECIATION','depn')]
    ents=[('041','KESTREL POINT MALL LLC',1.6,[]),('042','COPPER BASIN TOWN CENTER LP',.8,['1030-000','4210-000','5110-100']),('047','HARROW PIKE RETAIL PADS LLC',.25,['1030-000','4020-000','4210-000','5110-100','5120-100','5140-200','1540-000','2510-000','6010-000','3050-000'])]
    keys=['beginning','debit','credit','ending']; rows=[];tot=[];pages=[];G=[0]*4
    for ec,en,sc,drop in ents:
        ac=[a for a in base if a[0] not in drop]
        op,dr,cr=ledger(R,ac,sc,1,4); T=[0]*4; body=[]
        for (c,n,_),o,a,b in zip(ac,op,dr,cr):
            v=[o,a,b,o+a-b]; T=[x+y for x,y in zip(T,v)]; body.append((c,n,v))
            rows.append(dict(property=en,account=c,name=n,**{k:d(x) for k,x in zip(keys,v)}))
        assert T[0]==0 and T[3]==0
        pages.append((ec,en,body,T)); tot.append(dict(label=f'TOTAL ENTITY {ec}',**{k:d(x) for k,x in zip(keys,T)})); G=[x+y for x,y in zip(G,T)]
    tot.append(dict(label='GRAND TOTAL - 3 ENTITIES',**{k:d(x) for k,x in zip(keys,G)}))
    W,H=letter; c=canvas.Canvas(DOC(file),pagesize=letter); ch=4.74; fs=7.9
    f=lambda x: (num(abs(x))+(' CR' if x<0 else '   '))
    def line(y,s,b=False): c.setFont('MonB' if b else 'Mon',fs); c.drawString(34,y,s)
    def fl(c_,n,v): return f'{c_:<10}{n:<26}'+''.join((f(x) if i in(0,3) else num(x)+' ').rjust(w) for i,(x,w) in enumerate(zip(v,(20,16,16,21))))
    rule=lambda q: ' '*38+q*15+' '*4+q*14+' '*2+q*14+' '*4+q*15
    for p,(ec,en,body,T) in enumerate(pages,1):
        y=H-40
        line(y,f'GLTB010'+' '*32+'HARROW & PIKE RETAIL MANAGEMENT'+' '*28+f'PAGE {p:>3}'); y-=11
        line(y,'06/09/26'+' '*43+'TRIAL BALANCE'); y-=11; line(y,'14:22:07'+' '*35+'FOR THE MONTH ENDED 05/31/26'+'     ACCRUAL'); y-=20
        line(y,f'ENTITY: {ec}  {en}',True); y-=16
        line(y,'-'*109); y-=10
        line(y,f'{"":<36}'+'OPENING   '.rjust(20)+''.rjust(16)+''.rjust(16)+'CLOSING   '.rjust(21)); y-=10
        line(y,f'{"ACCOUNT":<10}{"DESCRIPTION":<26}'+'BALANCE   '.rjust(20)+'DEBITS '.rjust(16)+'CREDITS '.rjust(16)+'BALANCE   '.rjust(21)); y-=9; line(y,'-'*109); y-=13
        prev=None
        for a,n,v in body:
            if prev and a[0]!=prev: y-=6
            prev=a[0]; line(y,fl(a,n,v)); y-=11.5
        line(y,rule('-')); y-=10
        line(y,fl('',f'TOTAL ENTITY {ec}',T),True); y-=11
        if p==len(pages):
            y-=8; line(y,fl('','GRAND TOTAL - 3 ENTITIES',G),True); y-=10; line(y,rule('=')); y-=24; line(y,'*** END OF REPORT ***    BATCHES UNPOSTED: NONE')
        c.showPage()
    c.save()
    save(file,'TB',keys,rows,tot,None,'RETAIL','portrait typewriter print, one page per entity, opening/debits/credits/closing with CR','CR balances; three entities with the same accounts; two-line header')
# ================= 6. British, opening / movement / closing in pairs =================
def tb2():
    R=random.Random(4612); file='Hartleby_Quays_Unit_Trust_TB_31_March_2026.pdf'
    secs=[('Fixed assets',[('0010','Freehold investment property – Quayside Walk','land'),('0015','Freehold investment property – Mercer House','bldg'),('0020','Capitalised letting fees','imp'),('0030','Centre plant and equipment','other'),('0031','Accumulated depreciation – plant','acc')]),
     ('Current assets',[('1100','Tenants ledger control','ar'),('1105','Provision for doubtful debts','allow'),('1110','Prepayments and accrued income','prepaid'),('1200','Barcombe Bank – rent account','cash'),('1210','Barcombe Bank – service charge trust account','cash2'),('1230','Petty cash – centre management suite','petty')]),
     ('Current liabilities',[('2100','Purchase ledger control','ap'),('2109','Accruals','accrued'),('2150','Tenants’ rent deposits','dep'),('2200','VAT control account','vat'),('2210','Rents in advance','prepr')]),
     ('Long-term liabilities',[('2300','Term loan – Midshires Building Society','loan')]),
     ('Unitholders’ funds',[('3000','Units issued','cap'),('3100','Distributions to unitholders','draw'),('3200','Revenue reserve brought forward','re')]),
     ('Income',[('4000','Rent – shops','inc'),('4005','Rent – offices','inc'),('4010','Turnover rent','inc'),('4020','Mall income and promotions','inc'),('4030','Car park income','inc'),('4100','Service charge receivable','inc'),('4110','Insurance recharged','inc'),('4120','Interest on late payment','inc')]),
     ('Expenditure',[('5000','Staff costs – centre management','exp'),('5010','Security contract','exp'),('5020','Cleaning and waste','exp'),('5030','Lifts and escalators','exp'),('5040','Mechanical and electrical maintenance','exp'),('5050','Utilities – common parts','exp'),('5060','Marketing and events','exp'),('5070','Void rates and service charge shortfall on vacant units','exp'),('5080','Managing agents’ fees','exp'),('5090','Letting and rent review fees','exp'),('5100','Legal and professional fees','exp'),('5110','Audit and accountancy','exp'),('5130','Insurance premiums','exp'),('5150','Doubtful debts expense','bad'),('5200','Depreciation','depn'),('5300','Loan interest payable','int')])]
    ac=[a for _,s in secs for a in s]; op,dr,cr=ledger(R,ac,.9,12,0)
    keys=['open_dr','open_cr','debit','credit','close_dr','close_cr']; rows=[];tot=[];G=[0]*6; i=0
    st=ParagraphStyle('a',fontName='DjC',fontSize=7.2,leading=8.4); sb=ParagraphStyle('b',parent=st,fontName='DjCB')
    data=[['Nominal\ncode','Account','Balance at 1 April 2025','','Movement in the year','','Balance at 31 March 2026',''],['','','Debit £','Credit £','Debit £','Credit £','Debit £','Credit £']]
    sty=[('FONT',(0,0),(-1,-1),'DjC',7.2),('FONT',(0,0),(-1,1),'DjCB',7.2),('ALIGN',(2,0),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('VALIGN',(0,2),(-1,-1),'TOP'),
      ('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(2,0),(7,0),'CENTER'),('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),
      ('BACKGROUND',(0,0),(-1,1),colors.HexColor('#dfe8df')),('LINEBELOW',(0,1),(-1,1),.8,colors.black),('LINEAFTER',(1,0),(1,-1),.4,colors.grey),('LINEAFTER',(3,0),(3,-1),.4,colors.grey),('LINEAFTER',(5,0),(5,-1),.4,colors.grey),
      ('TOPPADDING',(0,0),(-1,-1),2.6),('BOTTOMPADDING',(0,0),(-1,-1),2.7),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]
    for sn,s in secs:
        data.append([Paragraph(sn,sb)]+['']*7); sty+=[('SPAN',(0,len(data)-1),(1,len(data)-1)),('TOPPADDING',(0,len(data)-1),(-1,len(data)-1),5)]; S=[0]*6
        for c_,n,_ in s:
            o=op[i]; e=o+dr[i]-cr[i]; v=[max(o,0),max(-o,0),dr[i],cr[i],max(e,0),max(-e,0)]; i+=1; S=[x+y for x,y in zip(S,v)]
            data.append([c_,Paragraph(n,st)]+[num(x) if x else '' for x in v]); rows.append(dict(account=c_,name=n,**{k:d(x) for k,x in zip(keys,v) if x}))
        if len(s)>1:
            lab=f'Total {sn[0].lower()+sn[1:]}'; data.append(['',Paragraph(lab,sb)]+[num(x) if x else '' for x in S]); k=len(data)-1
            sty+=[('FONT',(2,k),(-1,k),'DjCB',7.2),('LINEABOVE',(2,k),(-1,k),.5,colors.black)]; tot.append(dict(label=lab,**{k_:d(x) for k_,x in zip(keys,S) if x}))
        G=[x+y for x,y in zip(G,S)]
    assert G[0]==G[1] and G[2]==G[3] and G[4]==G[5]
    data.append(['',Paragraph('Trial balance totals',sb)]+[num(x) for x in G]); k=len(data)-1
    sty+=[('FONT',(2,k),(-1,k),'DjCB',7.2),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1,colors.black),('TOPPADDING',(0,k),(-1,k),4),('BOTTOMPADDING',(0,k),(-1,k),4)]
    tot.append(dict(label='Trial balance totals',**{k_:d(x) for k_,x in zip(keys,G)}))
    doc=SimpleDocTemplate(DOC(file),pagesize=A4,leftMargin=28,rightMargin=28,topMargin=66,bottomMargin=44)
    def deco(c,dd):
        W,H=A4; c.setFont('DjCB',12); c.drawString(30,H-34,'Hartleby Quays Unit Trust'); c.setFont('DjC',8.5); c.drawString(30,H-47,'Trial balance – year ended 31 March 2026'); c.drawRightString(W-30,H-34,'Prepared by: STL   Reviewed: ______'); c.drawRightString(W-30,H-47,'Ref: C4 / 1')
        c.setFont('DjCO',7); c.drawString(30,26,'Wainfleet Moss & Partners, Chartered Accountants'); c.drawRightString(W-30,26,f'Page {dd.page} of 2')
    t=Table(data,colWidths=[36,143]+[60]*6,repeatRows=2); t.setStyle(TableStyle(sty)); doc.build([t,Spacer(1,8),Paragraph('Debit and credit movements agree to the nominal ledger activity reports for periods 1 to 12.',ParagraphStyle('n',fontName='DjCO',fontSize=7.2))],onFirstPage=deco,onLaterPages=deco)
    save(file,'TB',keys,rows,tot,None,'RETAIL','A4 portrait, grouped header of three debit/credit pairs, section subtotals','pairs of opening, movement, closing; wrapped names; repeated header on page 2')
# ================= 7. Canadian office, XLS, net change and adjustments =================
def tb3():
    import xlwt
    R=random.Random(4613); file='Consolidating TB 2025 - Harbour Nine Offices.xls'
    ch=[(10100,'Cash - Operating','cash'),(10250,'Cash - Lender Reserve','cash2'),(11000,'Accounts Receivable - Tenants','ar'),(11900,'Allowance for Doubtful Accounts','allow'),(12500,'Due from (to) Related Parties','ic'),(13000,'Prepaid Expenses','prepaid'),
     (15000,'Land','land'),(15100,'Building','bldg'),(15300,'Tenant Inducements','imp'),(15900,'Accumulated Amortization','acc'),(20100,'Accounts Payable - Trade','ap'),(20500,'Accrued Liabilities','accrued'),(21000,'HST Payable','vat'),(22000,'Tenant Security Deposits','dep'),
     (25000,'Mortgage Payable - Great Slave Life','loan'),(30100,'Common Shares','cap'),(35000,'Retained Earnings','re'),(40100,'Minimum Rent - Office','inc'),(40300,'Minimum Rent - Retail','inc'),(41000,'Operating Cost Recoveries','inc'),(42000,'Parking Revenue','inc'),
     (50100,'Cleaning','exp'),(50200,'Repairs & Maintenance','exp'),(50350,'Elevator','exp'),(50500,'Hydro, Gas & Water','exp'),(50700,'Security & Concierge','exp'),(51000,'Property Taxes','exp'),(51500,'Management Fees','exp'),(52000,'Insurance','exp'),(58000,'Bad Debts','bad'),(60100,'Mortgage Interest','int'),(61000,'Amortization','depn')]
    ents=[('H9-TOWER',1.3,[]),('H9-ANNEX',.5,[10250,40300,50350,42000]),('H9-PARKADE',.22,[10250,11900,15300,21000,22000,25000,60100,58000,40100,40300,41000,50350,51500,30100])]
    keys=['beginning','activity','other:Year-End Adjustments','ending']; rows=[];tot=[];G=[0]*4
    wb=xlwt.Workbook(encoding='utf-8'); ws=wb.add_sheet('TB'); X=xlwt.easyxf; f='#,##0.00_);(#,##0.00)'
    T=X('font: name Arial, bold on, height 260'); H=X('font: name Arial, bold on, colour white; pattern: pattern solid, fore_colour dark_teal; align: wrap on, horiz center, vert center; borders: bottom thin')
    n_=X('font: name Arial, height 180; align: horiz left'); m=X('font: name Arial, height 180',num_format_str=f); bm=X('font: name Arial, height 180, bold on; borders: top thin',num_format_str=f); b=X('font: name Arial, height 180, bold on'); gm=X('font: name Arial, height 180, bold on; borders: top thin, bottom double',num_format_str=f); it=X('font: name Arial, height 170, italic on')
    ws.write(0,0,'Harbour Nine Office Properties Inc.',T); ws.write(1,0,'Consolidating Trial Balance',b); ws.write(2,0,'For the fiscal year ended December 31, 2025 (Canadian dollars)',n_)
    for j,h in enumerate(['Entity','G/L Account','Account Name','Opening Balance\n01-Jan-2025','Net Change','Year-End Adjustments','AJE Ref.','Closing Balance\n31-Dec-2025']): ws.write(4,j,h,H)
    ws.row(4).height_mismatch=True; ws.row(4).height=560; r=5
    for en,sc,drop in ents:
        ac=[a for a in ch if a[0] not in drop]; op,dr,cr=ledger(R,ac,sc,12,0); ix={a[2]:i for i,a in enumerate(ac)}; adj=[0]*len(ac); ref={}
        def aje(x,y,amt,k):
            adj[x]+=amt; adj[y]-=amt
            for z in(x,y): ref[z]=(ref.get(z,'')+', ' if z in ref else '')+k
        ei=[i for i,a in enumerate(ac) if a[2]=='exp']; k=1
        def q(lo,hi): return round(R.uniform(lo,hi)*sc*100)
        aje(ei[0],ix['accrued'],q(3000,9000),f'{k}'); k+=1
        aje(ix['prepaid'],ei[-1],q(2000,8000),f'{k}'); k+=1
        if 'bad' in ix: aje(ix['bad'],ix['allow'],q(4000,12000),f'{k}'); k+=1
        aje(ei[1],ei[2],q(900,4000),f'{k}'); k+=1
        if 'loan' in ix: aje(ix['int'],ix['accrued'],q(2500,7000),f'{k}')
        S=[0]*4
        for i,((c_,n,_),o) in enumerate(zip(ac,op)):
            v=[o,dr[i]-cr[i],adj[i],0]; v[3]=sum(v); S=[x+y for x,y in zip(S,v)]
            ws.write(r,0,en,n_); ws.write(r,1,c_,n_); ws.write(r,2,n,n_)
            for j,x in zip((3,4,5,7),v):
                if j!=5 or x: ws.write(r,j,x/100,m)
            if i in ref: ws.write(r,6,'AJE '+ref[i],n_)
            rows.append(dict(property=en,account=str(c_),name=n,**{kk:d(x) for kk,x in zip(keys,v) if x or kk[0]!='o'})); r+=1
        assert S==[0]*4
        lab=f'Total {en}'; ws.write(r,2,lab,b)
        for j,x in zip((3,4,5,7),S): ws.write(r,j,x/100,bm)
        tot.append(dict(label=lab,**{kk:d(x) for kk,x in zip(keys,S)})); r+=2
    ws.write(r,2,'Total all entities',b)
    for j in(3,4,5,7): ws.write(r,j,0.0,gm)
    tot.append(dict(label='Total all entities',**{kk:0.0 for kk in keys})); r+=2
    ws.write(r,0,'Debits positive, (credits) in parentheses. Closing = Opening + Net Change + Year-End Adjustments.',it)
    for j,w in enumerate([13,12,36,19,19,19,11,19]): ws.col(j).width=256*w
    ws.set_panes_frozen(True); ws.set_horz_split_pos(5); ws.set_portrait(False); ws.fit_num_pages=1; ws.fit_width_to_pages=1; ws.fit_height_to_pages=0
    w2=wb.add_sheet('AJE notes')
    for i,t in enumerate(['Adjusting journal entries - explanations','1  Accrue December cleaning contract','2  Set up prepaid insurance at year end','3  Increase allowance, tenants over 120 days','4  Reclass maintenance contract','5  Accrue mortgage interest to 31 December','Numbering restarts in each entity; where no bad debts account exists, the next entry takes the number.']): w2.write(i,0,t,n_)
    wb.save(DOC(file))
    save(file,'TB',keys,rows,tot,None,'OFFICE','XLS, entity column, opening/net change/adjustments/closing, reference column between','several entities in a column; numeric account codes; text reference column between amounts; blank adjustments; second sheet of notes')
if __name__=='__main__': tb1();tb2();tb3()
