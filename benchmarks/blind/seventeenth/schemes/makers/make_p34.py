# p3: Ontario condominium corporation, balance sheet + operations by fund; p4: Irish OMC balance sheet
import random
from common import *
from reportlab.lib.pagesizes import letter, A4
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfgen import canvas
R=random.Random(152)
def p3():
    f='YCC_1187_fund_statements_2024.pdf'
    N='Halton Standard Condominium Corporation No. 1187'
    cols=['Operating Fund','Reserve Fund','Total 2024','Total 2023']
    T=lambda o,r,p:[o,r,(None if o is None and r is None else (o or 0)+(r or 0)),p]
    o=St('Statement of Operations and Changes in Fund Balances',N,'2024-01-01','2024-12-31',cols,page=2)
    o.h('Revenue')
    a=[o.l('Common element assessments',T(742380,318165,1014220),kind='rev'),o.l('Interest income',T(4118,41926,36704)),o.l('Parking and locker rentals',T(11460,None,10980)),o.l('Guest suite and amenity fees',T(6235,None,5120)),o.l('Key fobs and other',T(2190,None,1865))]
    ti=o.t('Total revenue',a,key='total_income')
    o.h('Expenses')
    b=[o.l(l,T(x,y,z)) for l,x,y,z in [('Administration and office',21744,None,20310),('Management fees',88620,None,85420),('Professional fees',14875,9605,17230),('Insurance',97310,None,90144),('Hydro',131907,None,127580),('Natural gas',58231,None,61902),('Water and sewer',72460,None,69018),('Concierge and security',146384,None,141006),('Cleaning contract',49920,None,48460),('Landscaping and snow removal',38215,None,41377),('Repairs and maintenance',63744,None,58890),('Garage membrane replacement',None,287450,None),('Corridor refurbishment',None,46318,112870),('Reserve fund study update',None,6780,None)]]
    te=o.t('Total expenses',b,key='total_operating_expenses')
    ne=o.t('Excess (deficiency) of revenue over expenses',[ti,te],[1,-1],key='net_income')
    beg=o.l('Fund balances, beginning of year',T(81206,1142907,1179371),ind=0)
    # prior year end must equal beginning
    pn=o.rows[ne]['vals'][3]; o.rows[beg]['vals'][3]=float(1224113-pn)
    tr=o.l('Interfund transfer',[-15000,15000,None,None],ind=0)
    en=o.t('Fund balances, end of year',[ne,beg,tr],typ='TOTAL')
    e=o.rows[en]['vals']; assert e[3]==1224113, e
    s=St('Balance Sheet',N,None,'2024-12-31',cols,page=1)
    s.h('ASSETS'); s.h('Current assets',1)
    L=dict(ap=(58412,31205,74180),acc=(12650,None,10900),pre=(9873,None,8214))
    lo=sum(v[0] or 0 for v in L.values()); lr=sum(v[1] or 0 for v in L.values()); lp=sum(v[2] for v in L.values())
    ao=e[0]+lo; ar=e[1]+lr; ap=e[3]+lp
    oth_o=7392+28715-22340; oth_r=9314+810000+22340
    it=[s.l('Cash',T(ao-oth_o,ar-oth_r,ap-(6110+26240+8740+900000)),ind=2),s.l('Guaranteed investment certificates',T(None,810000,900000),ind=2),s.l('Accrued interest receivable',T(None,9314,8740),ind=2),s.l('Owners\' assessments receivable',T(7392,None,6110),ind=2),s.l('Prepaid expenses',T(28715,None,26240),ind=2),s.l('Due (to) from other fund',[-22340,22340,None,None],ind=2)]
    s.t('Total assets',it,typ='TOTAL',key='total_assets')
    s.h('LIABILITIES'); s.h('Current liabilities',1)
    li=[s.l(l,T(*L[k]),ind=2) for l,k in [('Accounts payable','ap'),('Accrued liabilities','acc'),('Assessments received in advance','pre')]]
    tl=s.t('Total liabilities',li,key='total_liabilities')
    s.h('FUND BALANCES')
    fb=[s.l('Operating Fund',[e[0],None,e[0],None],ind=1),s.l('Reserve Fund',[None,e[1],e[1],None],ind=1)]
    s.rows[fb[0]]['vals'][3]=81206.0; s.rows[fb[1]]['vals'][3]=1142907.0
    tf=s.t('Total fund balances',fb,key='total_equity')
    s.t('Total liabilities and fund balances',[tl,tf],typ='TOTAL')
    assert s.rows[-1]['vals']==[x for x in s.rows[7+1]['vals']],(s.rows[-1],s.rows[8])
    W,H=letter; c=canvas.Canvas(out(f),pagesize=letter)
    def page(st,sub,n,y0,gap):
        c.setFont('Helvetica-Bold',11.5); c.drawString(60,H-60,N.upper()); c.setFont('Helvetica-Bold',10.5); c.drawString(60,H-75,st.m['title']); c.setFont('Helvetica',10); c.drawString(60,H-90,sub)
        c.setLineWidth(1); c.line(60,H-96,W-50,H-96)
        xs=[355,425,495,562]; y=H-116; c.setFont('Helvetica-Bold',9)
        c.drawRightString(355,y,'Operating'); c.drawRightString(425,y,'Reserve'); c.drawRightString(495,y,'Total'); c.drawRightString(562,y,'Total')
        y-=11
        for x,t in zip(xs,['Fund','Fund','2024','2023']): c.drawRightString(x,y,t)
        y-=gap+4; first=True
        for r in st.rows:
            c.setFont('Helvetica-Bold' if r['typ']!='LINE' else 'Helvetica',9.2); c.drawString(60+12*r['ind'],y,r['label'])
            if r['typ']!='HEADING':
                for x,v in zip(xs,r['vals']):
                    c.drawRightString(x,y,par(v,0,'','—'))
                    if r['typ']!='LINE':
                        c.setLineWidth(.5); c.line(x-56,y+10,x,y+10)
                    if r['typ']=='TOTAL' or first: 
                        c.drawString(x-58,y,'$')
                    if r['typ']=='TOTAL': c.line(x-56,y-3,x,y-3); c.line(x-56,y-5,x,y-5)
                first=False
            y-=gap+(8 if r['typ'] in('SUBTOTAL','TOTAL') else 0)
        c.setFont('Helvetica-Oblique',8.5); c.drawString(60,60,'See accompanying notes to financial statements.'); c.drawRightString(W-50,60,str(n))
        if n==3:
            c.setFont('Helvetica',9); c.drawString(60,120,'Approved on behalf of the Board:'); c.line(60,92,230,92); c.drawString(60,82,'Director'); c.line(300,92,470,92); c.drawString(300,82,'Director')
        c.showPage()
    page(s,'As at December 31, 2024, with comparative figures for 2023',3,0,17)
    page(o,'Year ended December 31, 2024, with comparative figures for 2023',4,0,16)
    c.save(); save(f,[s,o],'MULTIFAMILY','BALANCE_SHEET','Canadian condominium corporation, audited, funds side by side, two statements',True)
def p4():
    f='Cnoc_Aoibhinn_OMC_balance_sheet_2024.pdf'
    s=St('Balance Sheet','Cnoc Aoibhinn Owners\' Management Company CLG',None,'2024-12-31',['2024','2023'])
    s.h('Fixed assets'); fa=s.l('Tangible assets',[14210,17763],note='7')
    s.h('Current assets')
    d=s.l('Debtors',[68417,59332],note='8'); i2=s.l('Investments - sinking fund deposits',[180000,150000],note='9'); k=s.l('Cash at bank and in hand',[93654,88129],note='10')
    ca=s.t('Total current assets',[d,i2,k])
    cr=s.l('Creditors: amounts falling due within one year',[-71286,-64907],ind=0,note='11')
    nca=s.t('Net current assets',[ca,cr])
    tal=s.t('Total assets less current liabilities',[fa,nca])
    lg=s.l('Creditors: amounts falling due after more than one year',[-9600,-14400],ind=0,note='12')
    na=s.t('Net assets',[tal,lg],typ='TOTAL')
    n=s.rows[na]['vals']
    s.h('Reserves')
    sf=s.l('Sinking fund',[213480,181205],note='13'); ie=s.l('Income and expenditure account',[n[0]-213480,n[1]-181205],note='14')
    s.t('Members\' funds',[sf,ie],typ='TOTAL',key='total_equity')
    P=lambda t,b=0,sz=10,al=0:Paragraph(('<b>%s</b>'%t) if b else t,ParagraphStyle('x',fontName='Times-Roman',fontSize=sz,leading=sz+3,alignment=al))
    doc=SimpleDocTemplate(out(f),pagesize=A4,leftMargin=70,rightMargin=70,topMargin=56)
    el=[P('Cnoc Aoibhinn Owners\' Management Company CLG',1,14,1),P('(A company limited by guarantee, without a share capital)',0,9.5,1),Spacer(1,10),P('BALANCE SHEET',1,12,1),P('as at 31 December 2024',0,10.5,1),Spacer(1,14)]
    data=[['','','2024','2023'],['','Notes','€','€']]; st=[('FONT',(0,0),(-1,-1),'Times-Roman',10.5),('FONT',(0,0),(-1,1),'Times-Bold',10.5),('ALIGN',(1,0),(1,-1),'CENTER'),('ALIGN',(2,0),(-1,-1),'RIGHT'),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('TOPPADDING',(0,0),(-1,-1),2.5)]
    for r in s.rows:
        if r['typ']=='HEADING': data.append(['','','',''])
        j=len(data)
        lab=r['label']
        lab=lab.replace('falling due','falling\ndue') if len(lab)>40 else lab
        data.append([lab,r.get('note',''),*( ['','']  if r['typ']=='HEADING' else [par(v,0) for v in r['vals']])])
        if r['typ']!='LINE': st.append(('FONT',(0,j),(0,j),'Times-Bold',10.5))
        if r['typ'] in('SUBTOTAL','TOTAL'): st+= [('LINEABOVE',(2,j),(3,j),.6,colors.black)]
        if r['typ']=='TOTAL': st+=[('LINEBELOW',(2,j),(3,j),.6,colors.black,0,None,None,2,1.5)]
        if '\n' in lab: st.append(('VALIGN',(1,j),(3,j),'BOTTOM'))
    el.append(Table(data,colWidths=[235,50,85,85],style=st))
    el+=[Spacer(1,22),P('These financial statements have been prepared in accordance with the small companies regime and Section 1A of FRS 102. As required by section 18 of the Multi-Unit Developments Act 2011, the sinking fund is held on a separate account.',0,9.5),Spacer(1,8),P('Approved by the board on 27 May 2025 and signed on its behalf by:',0,9.5),Spacer(1,26),P('_______________________ &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; _______________________',0,9.5),P('Director &nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;Director',0,9.5),Spacer(1,30),P('The notes on pages 11 to 16 form part of these financial statements.',0,8.5,1),P('Page 9',0,8.5,1)]
    doc.build(el); save(f,[s],'MULTIFAMILY','BALANCE_SHEET','Irish OMC statutory balance sheet, net assets format, note column',False)
p3();p4()
