# UK statutory accounts, word-processor look
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import A4
from reportlab.lib.utils import simpleSplit
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from .common import St
INFO=dict(file='Ashmere Quay Properties Ltd - Accounts 30.09.2024.pdf',assetType='MIXED_USE',documentType='OPERATING_STATEMENT',author='s36a',style='UK FRS 102 statutory accounts, Word to PDF: profit and loss account, balance sheet, detailed profit and loss on separate pages',hard=True)
C=['2024 £','2023 £']; PN='Ashmere Quay Properties Limited'
def data():
    d=St('Detailed profit and loss account',PN,'2023-10-01','2024-09-30',C,page=6)
    d.head('Turnover')
    t=[d.line('Rents receivable – commercial',[612480,588915]),d.line('Rents receivable – residential',[248316,231702]),d.line('Service charges recoverable',[94157,90284]),d.line('Insurance recharged to tenants',[21640,19875]),d.line('Other property income',[6205,11350])]
    tt=d.total('Total turnover',t,key='total_income')
    d.head('Cost of sales')
    c=[d.line('Managing agents’ fees',[52318,49660]),d.line('Letting and legal fees',[18740,9215]),d.line('Repairs and maintenance',[87932,104418]),d.line('Service charge expenditure',[101466,98372]),d.line('Buildings insurance',[24985,22760]),d.line('Rates and utilities on void units',[13074,21897]),d.line('Ground rent payable',[4500,4500])]
    ct=d.total('Total cost of sales',c)
    gp=d.total('Gross profit',[tt,ct],[1,-1],typ='TOTAL')
    d.head('Administrative expenses')
    a=[d.line('Directors’ remuneration',[36000,36000]),d.line('Accountancy and audit fees',[14850,13900]),d.line('Legal and professional fees',[9276,7418]),d.line('Bad debts written off / (recovered)',[7125,-2340]),d.line('Office and computer costs',[3318,3102]),d.line('Bank charges',[1062,987]),d.line('Depreciation of fixtures and fittings',[2214,2768])]
    at=d.total('Total administrative expenses',a)
    rv=d.line('Fair value gain / (loss) on investment property',[175000,-240000])
    op=d.total('Operating profit',[gp,at,rv],[1,-1,1],typ='TOTAL')
    ii=d.line('Bank interest receivable',[8416,3127]); ip=d.line('Loan interest payable',[-214630,-198244])
    pb=d.total('Profit before taxation',[op,ii,ip],typ='TOTAL')
    V=lambda i:d.rows[i]['vals']
    p=St('Profit and loss account',PN,'2023-10-01','2024-09-30',C,page=3)
    t1=p.line('Turnover',V(tt),note='3'); p.keys['total_income']=t1
    c1=p.line('Cost of sales',[-x for x in V(ct)])
    g1=p.total('Gross profit',[t1,c1])
    a1=p.line('Administrative expenses',[-x for x in V(at)])
    r1=p.line('Fair value movement on investment property',V(rv),note='6')
    o1=p.total('Operating profit',[g1,a1,r1],note='4')
    i1=p.line('Interest receivable and similar income',V(ii)); i2=p.line('Interest payable and similar expenses',V(ip),note='5')
    b1=p.total('Profit before taxation',[o1,i1,i2])
    assert V(pb)==p.rows[b1]['vals']
    x1=p.line('Tax on profit',[-104215,12386])
    n1=p.total('Profit for the financial year',[b1,x1],typ='TOTAL',key='net_income')
    b=St('Balance sheet',PN,None,'2024-09-30',C,page=4)
    b.head('Fixed assets')
    f=[b.line('Investment property',[9850000,9675000],note='6'),b.line('Tangible assets',[8856,11070],note='7')]
    ft=b.total('Total fixed assets',f)
    b.head('Current assets')
    k=[b.line('Debtors',[143872,131506],note='8'),b.line('Cash at bank and in hand',[411290,346018])]
    kt=b.total('Total current assets',k)
    cr=b.line('Creditors: amounts falling due within one year',[-338417,-402965],note='9')
    nc=b.total('Net current assets',[kt,cr])
    ta=b.total('Total assets less current liabilities',[ft,nc],typ='TOTAL')
    cl=b.line('Creditors: amounts falling due after more than one year',[-4120000,-4260000],note='10')
    pr=b.line('Provisions for liabilities',[-486300,-442550],note='11')
    na=b.total('Net assets',[ta,cl,pr],typ='TOTAL')
    b.head('Capital and reserves')
    N=b.rows[na]['vals']
    res=N[0]-1000-2615000
    pf=p.rows[n1]['vals'][0]; # retained: close = open + profit - transfer - dividends
    q=[b.line('Called up share capital',[1000,1000]),b.line('Fair value reserve',[2615000,2483750],note='12'),b.line('Profit and loss account',[N[0]-2616000,N[1]-2484750])]
    b.total('Shareholders’ funds',q,typ='TOTAL',key='total_equity')
    dv=N[1]+pf-N[0]
    return p,b,d,dv
def fmt(v): return '' if v is None else ('–' if v==0 else (f'({-v:,})' if v<0 else f'{v:,}'))
def make(path):
    p,b,d,dv=data(); assert dv>0,dv
    import glob
    def ff(n): return glob.glob('/usr/share/fonts/**/'+n,recursive=True)[0]
    pdfmetrics.registerFont(TTFont('LS',ff('LiberationSerif-Regular.ttf'))); pdfmetrics.registerFont(TTFont('LSB',ff('LiberationSerif-Bold.ttf'))); pdfmetrics.registerFont(TTFont('LSI',ff('LiberationSerif-Italic.ttf')))
    W,H=A4; cv=canvas.Canvas(path,pagesize=A4,invariant=1); cv.setTitle('Microsoft Word - Ashmere Quay Accounts FINAL v3'); cv.setCreator('Microsoft Word')
    L,Rt=72,W-70; y=H-70; pg=[1]
    def txt(t,x,y,f='LS',s=11,al='l'): cv.setFont(f,s); {'l':cv.drawString,'r':cv.drawRightString,'c':cv.drawCentredString}[al](x,y,t)
    txt('Company registration number 08841726 (England and Wales)',Rt,y,al='r')
    txt(PN.upper(),W/2,560,'LSB',18,'c'); txt('UNAUDITED FINANCIAL STATEMENTS',W/2,515,'LSB',13,'c'); txt('FOR THE YEAR ENDED 30 SEPTEMBER 2024',W/2,490,'LSB',13,'c')
    txt('Bramhall Tozer & Co',W/2,160,'LSB',11,'c'); txt('Chartered Accountants',W/2,145,al='c'); txt('9 Minster Yard, Lincoln LN2 1PX',W/2,130,al='c')
    def new(t,u):
        cv.showPage(); pg[0]+=1; txt(f'Page {pg[0]}',W/2,40,s=9,al='c')
        txt(PN.upper(),L,H-64,'LSB',12); txt(t,L,H-88,'LSB',11.5); txt(u,L,H-103,'LSB',11); return H-130
    y=new('COMPANY INFORMATION','')
    for k,v in [('Directors','T R Ashmere'),('','J Okonedo-Vale'),('Secretary','J Okonedo-Vale'),('Registered office','Quay House, 3 Brayford Side, Lincoln LN1 1QA'),('Accountants','Bramhall Tozer & Co, 9 Minster Yard, Lincoln LN2 1PX'),('Bankers','Trent & Humber Bank plc, Lincoln'),('Principal activity','The letting of shops, offices and flats at Ashmere Quay, Lincoln')]:
        txt(k,L,y,'LSB'); txt(v,L+140,y); y-=22
    def table(S,y,notes=True,dbl=()):
        x1,x2=Rt-95,Rt-4; xn=L+272
        if notes: txt('Notes',xn,y,'LSB',11,'c')
        for x,yr in ((x1,'2024'),(x2,'2023')): txt(yr,x,y,'LSB',11,'r'); txt('£',x,y-14,'LSB',11,'r')
        y-=36
        for r in S.rows:
            k=r['type']
            if k=='HEADING': y-=8; txt(r['label'],L,y,'LSB'); y-=16; continue
            b=k!='LINE'; ls=simpleSplit(r['label'],'LSB' if b else 'LS',11,255 if notes else 290)
            for n,l in enumerate(ls):
                txt(l,L,y,'LSB' if b else 'LS')
                if n<len(ls)-1: y-=14
            if r['meta'].get('note'): txt(r['meta']['note'],xn,y,'LS',11,'c')
            for x,v in ((x1,r['vals'][0]),(x2,r['vals'][1])):
                t=fmt(v); txt(t,x+(3.6 if t.endswith(')') else 0),y,'LSB' if b else 'LS',11,'r')
                if b: cv.setLineWidth(.6); cv.line(x-62,y+11,x+4,y+11)
                if r['label'] in dbl: cv.line(x-62,y-4,x+4,y-4); cv.line(x-62,y-6,x+4,y-6)
            y-=26 if b else 16
        return y
    def wrap(t,y,f='LS',s=9.5,g=12):
        for l in simpleSplit(t,f,s,Rt-L): txt(l,L,y,f,s); y-=g
        return y
    y=new('PROFIT AND LOSS ACCOUNT','For the year ended 30 September 2024'); y=table(p,y,True,('Profit for the financial year',)); txt('The notes on page 5 form part of these financial statements.',L,y-20,'LSI',9.5)
    y=new('BALANCE SHEET','As at 30 September 2024'); y=table(b,y,True,('Net assets','Shareholders’ funds'))-6
    y=wrap('For the year ending 30 September 2024 the company was entitled to exemption from audit under section 477 of the Companies Act 2006 relating to small companies. The directors acknowledge their responsibilities for complying with the requirements of the Act with respect to accounting records and the preparation of accounts.',y)
    wrap('Approved by the board on 11 March 2025 and signed on its behalf by: T R Ashmere, Director',y-8)
    y=new('NOTES TO THE FINANCIAL STATEMENTS','For the year ended 30 September 2024')
    for h,t in [('1   Accounting policies','The accounts have been prepared under the historical cost convention as modified by the revaluation of investment property and in accordance with FRS 102 Section 1A.'),('2   Going concern','The directors have reviewed forecasts to March 2026 and consider the going concern basis appropriate.'),('3   Turnover','Turnover comprises rents and sums recoverable from tenants of the freehold known as Ashmere Quay, excluding value added tax, all arising in the United Kingdom.'),('4   Operating profit','Operating profit is stated after depreciation of £2,214 (2023: £2,768).'),('5   Interest payable','Interest is payable on the term loan from Trent & Humber Bank plc at 1.95% over SONIA.'),('6   Investment property','The property was valued at 30 September 2024 by the directors at £9,850,000 on an open market basis, having regard to advice from external surveyors.'),('12  Reserves',f'Dividends of £{dv:,} were paid in the year. The fair value reserve is not distributable.')]:
        txt(h,L,y,'LSB'); y=wrap(t,y-15,s=10.5,g=14)-10
    y=new('DETAILED PROFIT AND LOSS ACCOUNT','For the year ended 30 September 2024'); y=table2(d,y,txt,cv,L,Rt)
    txt('This page does not form part of the statutory financial statements.',L,62,'LSI',9)
    cv.save(); return [p,b,d],True
def table2(S,y,txt,cv,L,Rt):
    x1,x2=Rt-85,Rt-4
    for x,yr in ((x1,'2024'),(x2,'2023')): txt(yr,x,y,'LSB',10,'r'); txt('£',x,y-12,'LSB',10,'r')
    y-=24
    for r in S.rows:
        k=r['type']
        if k=='HEADING': y-=5; txt(r['label'],L,y,'LSB',10); y-=13; continue
        b=k!='LINE'; txt(r['label'],L+(0 if b else 10),y,'LSB' if b else 'LS',10)
        for x,v in ((x1,r['vals'][0]),(x2,r['vals'][1])):
            t=fmt(v); txt(t,x+(3.3 if t.endswith(')') else 0),y,'LSB' if b else 'LS',10,'r')
            if b: cv.setLineWidth(.5); cv.line(x-56,y+10,x+4,y+10)
            if k=='TOTAL' and r is S.rows[-1]: cv.line(x-56,y-3,x+4,y-3); cv.line(x-56,y-5,x+4,y-5)
        y-=18 if b else 13.4
    return y
