# 5: GAAP cash flow in thousands, warehouses (PDF)    6: farm balance sheet, two-sided (PDF)
from lib import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
def doc5():
    s=S('Consolidated Statements of Cash Flows','Tarrant Gate Logistics Park, L.P.','2024-01-01','2024-12-31',['2024','2023','2022'],0)
    s.h('Cash flows from operating activities'); ni=s.l('Net income (loss)',[2914,1872,-436],1)
    s.h('Adjustments to reconcile net income (loss) to net cash provided by operating activities:',1)
    a=[s.l('Depreciation and amortization',[6218,6104,5987],2),s.l('Amortization of deferred financing costs',[214,214,198],2),s.l('Straight-line rent',[-387,-452,-611],2),s.l('Provision for doubtful accounts',[46,0,129],2),s.l('Gain on sale of outparcel',[-1105,0,0],2)]
    s.h('Changes in operating assets and liabilities:',1)
    b=[s.l('Tenant receivables',[-173,88,-240],2),s.l('Prepaid expenses and other assets',[-61,35,-94],2),s.l('Accounts payable and accrued expenses',[312,-207,451],2),s.l('Prepaid rents and security deposits',[58,124,-19],2)]
    o=s.t('Net cash provided by operating activities',[ni]+a+b,0,'TOTAL')
    s.h('Cash flows from investing activities'); i=s.t('Net cash used in investing activities',[s.l('Building and tenant improvements',[-3846,-2215,-5102],1),s.l('Leasing commissions paid',[-742,-518,-963],1),s.l('Proceeds from sale of outparcel',[2360,0,0],1)],0,'TOTAL')
    s.h('Cash flows from financing activities'); g=s.t('Net cash (used in) provided by financing activities',[s.l('Proceeds from line of credit',[1500,0,4250],1),s.l('Repayments of line of credit',[-2000,-1250,0],1),s.l('Principal payments on mortgage notes',[-1418,-1347,-1280],1),s.l('Deferred financing costs paid',[-80,0,-165],1),s.l('Capital contributions',[0,0,900],1),s.l('Distributions to partners',[-3200,-2400,-1500],1)],0,'TOTAL')
    n=s.t('Net increase (decrease) in cash, cash equivalents and restricted cash',[o,i,g],0,'TOTAL','net_cash_flow')
    nv=s.rows[n]['v']; e22=2187; b22=e22-nv[2]; e23=e22+nv[1]
    bb=s.l('Cash, cash equivalents and restricted cash, beginning of year',[e23,e22,b22],0)
    s.t('Cash, cash equivalents and restricted cash, end of year',[n,bb],0,'TOTAL')
    s.h('Supplemental disclosure of cash flow information'); s.l('Cash paid for interest',[4871,4962,4410],1); s.l('Accrued capital expenditures',[266,190,348],1)
    s.key['net_income']=ni
    fn='tarrant_gate_cash_flows.pdf'; c=canvas.Canvas(B+'documents/'+fn,pagesize=letter)
    c.setFont('Helvetica-Bold',11); c.setFillColor(colors.HexColor('#1f3b63')); c.drawString(54,738,s.prop.upper()+' AND SUBSIDIARIES'); c.setFont('Helvetica',11); c.drawString(54,723,s.title); c.setFillColor(colors.black)
    c.setFont('Helvetica-Oblique',9); c.drawString(54,710,'(in thousands)'); c.setFont('Helvetica-Bold',8.5); c.drawCentredString(482,696,'Year Ended December 31,'); c.line(408,692,558,692)
    X=[440,499,556]
    for x,t in zip(X,s.cols): c.drawRightString(x,681,t)
    c.line(54,676,558,676); y=660; k=0; shade=False; first=True
    import textwrap
    for r in s.rows:
        c.setFont('Helvetica-Bold' if r['t'] in('HEADING','TOTAL') and r['ind']==0 else 'Helvetica',8.7)
        L=textwrap.wrap(r['label'],66-r['ind']*3)
        if len(L)>1 and r['t']!='HEADING': L=textwrap.wrap(r['label'],54)
        hgt=15.2+11*(len(L)-1)
        if r['t']!='HEADING':
            shade=not shade
            if shade: c.setFillColor(colors.HexColor('#dfe9f5')); c.rect(52,y-4-11*(len(L)-1),508,hgt,fill=1,stroke=0); c.setFillColor(colors.black)
        for j,q in enumerate(L): c.drawString(54+r['ind']*11+(8 if j else 0),y-11*j,q)
        yy=y-11*(len(L)-1)
        if r['t']!='HEADING':
            for x,v in zip(X,r['v']):
                c.drawRightString(x+(2.9 if v<0 else 0),yy,f(v,0,zero='\u2014'))
                if first or r['label'].endswith('end of year'): c.drawString(x-38,yy,'$')
                if r['foot'] is not None: c.setLineWidth(.5); c.line(x-38,yy+9,x,yy+9)
                if r['label'].endswith('end of year'): c.line(x-38,yy-2.4,x,yy-2.4); c.line(x-38,yy-4,x,yy-4)
            first=False
        y-=hgt
        if r['foot'] is not None: y-=4
    c.setFont('Helvetica-Oblique',8); c.drawCentredString(306,40,'The accompanying notes are an integral part of these consolidated financial statements.'); c.drawCentredString(306,28,'F-6'); c.save()
    s.dash=True; s.prop='Tarrant Gate Logistics Park, L.P. and Subsidiaries'
    save(fn,[s],'WAREHOUSE','CASH_FLOW_STATEMENT','Audited-style indirect cash flow, thousands, three years, shaded rows, wrapped labels, em dashes')
def doc6():
    s=S('Farm Balance Sheet','Dunnigan Creek Farm',None,'2024-12-31',['Dec 31, 2024'],0)
    s.h('ASSETS'); s.h('Current Assets')
    ca=s.t('Total Current Assets',[s.l('Checking & savings',[41230]),s.l('Accounts receivable - elevator',[18764]),s.l('Stored grain: corn 21,400 bu',[92020]),s.l('Stored grain: soybeans 6,150 bu',[63345]),s.l('Feeder cattle, 62 head',[108500]),s.l('Prepaid seed & fertilizer',[37480]),s.l('Investment in growing wheat',[14900])],0)
    s.h('Intermediate Assets'); m=s.l('Machinery & equipment (cost)',[684300]); v=s.l('Vehicles (cost)',[97450]); d=s.l('Less accum. depreciation',[-401875])
    q=s.l('Breeding stock, 84 cows',[159600]); w=s.l('Co-op equity & stock',[12350]); ia=s.t('Total Intermediate Assets',[m,v,d,q,w],0)
    s.h('Long-Term Assets'); la=s.t('Total Long-Term Assets',[s.l('Home quarter, 158 acres',[1153400]),s.l('Creek bottom, 77 acres',[423500]),s.l('Rented-out 40 (cash rent)',[236000]),s.l('Buildings & grain bins',[288700]),s.l('Less depreciation, bldgs',[-131240]),s.l('Rental house, Elm St',[142000])],0)
    ta=s.t('TOTAL ASSETS',[ca,ia,la],0,'TOTAL','total_assets'); nl=len(s.rows)
    s.h('LIABILITIES'); s.h('Current Liabilities')
    cl=s.t('Total Current Liabilities',[s.l('Accounts payable, farm supply',[21915]),s.l('Operating note, Prairie State Bank',[120000]),s.l('Accrued interest',[13482]),s.l('Accrued real estate taxes',[9760]),s.l('Current portion, term debt',[68340])],0)
    s.h('Intermediate Liabilities'); il=s.t('Total Intermediate Liabilities',[s.l('Combine loan, AgriFin',[146210]),s.l('Tractor lease obligation',[58870]),s.l('Cow note, Prairie State Bank',[44500])],0)
    s.h('Long-Term Liabilities'); ll=s.t('Total Long-Term Liabilities',[s.l('Farm land mortgage',[612805]),s.l('Contract for deed, bottom land',[187300]),s.l('Rental house mortgage',[78914])],0)
    tl=s.t('TOTAL LIABILITIES',[cl,il,ll],0,'TOTAL','total_liabilities')
    s.h("OWNERS' EQUITY"); E=s.rows[ta]['v'][0]-s.rows[tl]['v'][0]
    te=s.t("TOTAL OWNERS' EQUITY",[s.l('Contributed capital',[250000]),s.l('Retained earnings',[E-250000-512600+48000]),s.l('Valuation adjustment',[512600]),s.l('Less owner withdrawals 2024',[-48000])],0,'TOTAL','total_equity')
    s.t('TOTAL LIABILITIES & EQUITY',[tl,te],0,'TOTAL')
    fn='dunnigan_farm_bs.pdf'; W,H=landscape(letter); c=canvas.Canvas(B+'documents/'+fn,pagesize=(W,H))
    c.rect(30,30,W-60,H-60); c.setFont('Times-Bold',16); c.drawString(40,H-54,s.title); c.setFont('Times-Roman',10); c.drawString(40,H-70,'Name: Dunnigan Creek Farm'); c.drawString(260,H-70,'Statement date: December 31, 2024'); c.drawString(490,H-70,'Basis: cost less depreciation; land at market'); c.line(30,H-78,W-30,H-78); c.line(W/2,30,W/2,H-78)
    for x0,rows in ((38,s.rows[:nl]),(W/2+8,s.rows[nl:])):
        xr=x0+340; y=H-94; c.setFont('Times-Bold',10)
        for k,r in enumerate(rows):
            b=r['t']!='LINE'; c.setFont('Times-Bold' if b else 'Times-Roman',9.6)
            if r['t']=='HEADING' and k: y-=3
            c.drawString(x0+r['ind']*10,y,r['label'])
            if k==0: c.drawRightString(xr,y,'Dec 31, 2024')
            if r['t']!='HEADING':
                t=f(r['v'][0],0,cur='$ ' if r['t']=='TOTAL' else ''); c.drawRightString(xr,y,t)
                if r['t']=='LINE': c.setDash(.5,2); c.setLineWidth(.4); c.line(x0+14+c.stringWidth(r['label'],'Times-Roman',9.6),y,xr-4-c.stringWidth(t,'Times-Roman',9.6),y); c.setDash()
                else: c.line(xr-70,y+9,xr,y+9)
            y-=13.1 if not (r['foot'] is not None) else 16
    c.setFont('Times-Italic',9); c.drawString(W/2+8,52,'Signed ______________________      Date ____________'); c.save()
    save(fn,[s],'LAND','BALANCE_SHEET','Farm balance sheet, bank form, assets left and liabilities right on one landscape page, leaders',True)
doc5(); doc6()
