# accountant's compilation: letter, balance sheet, revenues and expenses, cash flows
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter
from core import *
ENT='QUARRY LANE OFFICE PARTNERS, L.P.'; P='Quarry Lane Office Partners, L.P.'
def make():
    fn='quarry_lane_compiled_2024.pdf'
    C=['2024','2023']
    # statement of revenues and expenses
    r=St('STATEMENTS OF REVENUES AND EXPENSES - INCOME TAX BASIS',P,'2024-01-01','2024-12-31',C,1,page=3)
    r.h('REVENUES'); a=[r.l('Base rents',[1486220,1431905]),r.l('Recoveries from tenants',[312480,298116]),r.l('Parking',[41350,39800]),r.l('Other income',[6914,12077])]
    rt=r.t('Total revenues',a,'TOTAL',key='total_income')
    r.h('OPERATING EXPENSES'); a=[r.l('Cleaning and janitorial',[118644,114320]),r.l('Insurance',[43918,37206]),r.l('Management fees',[73878,71276]),r.l('Professional fees',[21450,18975]),r.l('Real estate taxes',[268331,259774]),r.l('Repairs and maintenance',[96207,104883]),r.l('Salaries and related costs',[87500,84950]),r.l('Utilities',[151062,146418]),r.l('Miscellaneous',[4366,3912])]
    et=r.t('Total operating expenses',a,'TOTAL',key='total_operating_expenses')
    no=r.t('INCOME FROM RENTAL OPERATIONS',[rt,(et,-1)],'TOTAL',key='noi')
    r.h('OTHER INCOME (EXPENSES)'); a=[r.l('Interest income',[3108,1266]),r.l('Interest expense',[-402615,-411930]),r.l('Depreciation',[-248712,-244050]),r.l('Amortization',[-38940,-36515])]
    ot=r.t('Total other expenses, net',a)
    ni=r.t('NET INCOME',[no,ot],'TOTAL',key='net_income')
    NI=r.rows[ni]['v']; 
    # cash flows
    c=St('STATEMENTS OF CASH FLOWS - INCOME TAX BASIS',P,'2024-01-01','2024-12-31',C,1,page=4)
    c.h('CASH FLOWS FROM OPERATING ACTIVITIES'); x=[c.l('Net income',NI)]
    c.h('Adjustments to reconcile net income to net cash provided by operating activities:',ind=1)
    x+=[c.l('Depreciation',[248712,244050],ind=2),c.l('Amortization',[38940,36515],ind=2)]
    c.h('Changes in:',ind=1)
    x+=[c.l('Escrows and reserves',[-18260,-9415],ind=2),c.l('Prepaid expenses',[-2184,1870],ind=2),c.l('Accrued expenses',[6905,-3318],ind=2),c.l('Security deposits payable',[5250,-2400],ind=2)]
    op=c.t('Net cash provided by operating activities',x,ind=1)
    c.h('CASH FLOWS FROM INVESTING ACTIVITIES'); x=[c.l('Building and tenant improvements',[-121480,-66925]),c.l('Leasing commissions paid',[-44310,-27050])]
    iv=c.t('Net cash used in investing activities',x,ind=1)
    c.h('CASH FLOWS FROM FINANCING ACTIVITIES'); x=[c.l('Principal payments on mortgage note',[-163290,-153975]),c.l('Distributions to partners',[-200000,-225000])]
    fi=c.t('Net cash used in financing activities',x,ind=1)
    nc=c.t('NET INCREASE IN CASH',[op,iv,fi],'TOTAL',key='net_cash_flow')
    net=c.rows[nc]['v']; beg23=214806; end23=beg23+net[1]; 
    bg=c.l('CASH - BEGINNING OF YEAR',[end23,beg23]); c.t('CASH - END OF YEAR',[nc,bg],'TOTAL')
    cash=[end23+net[0],end23]
    c.h('SUPPLEMENTAL DISCLOSURE'); c.l('Cash paid for interest',[402615,411930])
    # balance sheet
    b=St("STATEMENTS OF ASSETS, LIABILITIES AND PARTNERS' CAPITAL - INCOME TAX BASIS",P,None,'2024-12-31',C,1,page=2)
    b.h('ASSETS',center=1); b.h('RENTAL PROPERTY')
    a=[b.l('Land',[1850000,1850000]),b.l('Building',[8214600,8214600]),b.l('Building and tenant improvements',[1502317,1380837])]
    g=b.t('',a,label_none=1) if 0 else b.t('Total cost',a)
    ad=b.l('Less accumulated depreciation',[-4118904,-3870192]); rp=b.t('Rental property, net',[g,ad])
    b.h('OTHER ASSETS'); a=[b.l('Cash',cash),b.l('Escrows and reserves',[143912,125652]),b.l('Prepaid expenses',[21044,18860]),b.l('Deferred leasing and loan costs, net of accumulated amortization of $214,366 and $175,426',[198725,193355],wrap=1)]
    oa=b.t('Total other assets',a); ta=b.t('TOTAL ASSETS',[rp,oa],'TOTAL',key='total_assets')
    TA=b.rows[ta]['v']
    b.h("LIABILITIES AND PARTNERS' CAPITAL",center=1); b.h('LIABILITIES')
    a=[b.l('Mortgage note payable',[7016540,7179830]),b.l('Accrued expenses',[48377,41472]),b.l('Security deposits',[87600,82350])]
    tl=b.t('Total liabilities',a,'TOTAL',key='total_liabilities'); TL=b.rows[tl]['v']
    b.h("PARTNERS' CAPITAL"); eq=[TA[k]-TL[k] for k in (0,1)]
    assert eq[0]==eq[1]+NI[0]-200000,(eq,NI)
    gp=[eq[0]//100,eq[1]//100]; a=[b.l('General partner',gp),b.l('Limited partners',[eq[k]-gp[k] for k in (0,1)])]
    te=b.t("Total partners' capital",a,'TOTAL',key='total_equity'); b.t("TOTAL LIABILITIES AND PARTNERS' CAPITAL",[tl,te],'TOTAL')
    W,H=letter; cv=canvas.Canvas(doc(fn),pagesize=letter)
    def wrap(t,w,f,sz):
        out=[];l=''
        for x in t.split():
            if cv.stringWidth((l+' '+x).strip(),f,sz)>w: out.append(l);l=x
            else:l=(l+' '+x).strip()
        return out+[l]
    cv.setFont('Times-Bold',15); cv.drawCentredString(W/2,H-90,'Harrow, Pell & Stanhope'); cv.setFont('Times-Italic',10.5); cv.drawCentredString(W/2,H-105,'Certified Public Accountants'); cv.line(150,H-112,W-150,H-112)
    y=H-160; cv.setFont('Times-Roman',11)
    for par in ('To the Partners of','Quarry Lane Office Partners, L.P.','','Management is responsible for the accompanying financial statements of Quarry Lane Office Partners, L.P. (a limited partnership), which comprise the statements of assets, liabilities and partners\' capital - income tax basis as of December 31, 2024 and 2023, and the related statements of revenues and expenses - income tax basis and cash flows - income tax basis for the years then ended, and for determining that the income tax basis of accounting is an acceptable financial reporting framework.','',
      'We have performed compilation engagements in accordance with Statements on Standards for Accounting and Review Services promulgated by the Accounting and Review Services Committee of the AICPA. We did not audit or review the financial statements nor were we required to perform any procedures to verify the accuracy or completeness of the information provided by management. We do not express an opinion, a conclusion, nor provide any assurance on these financial statements.','',
      'Management has elected to omit substantially all the disclosures ordinarily included in financial statements prepared in accordance with the income tax basis of accounting.','','','Harrow, Pell & Stanhope','Wilmington, Delaware','March 17, 2025'):
        for ln in (wrap(par,W-180,'Times-Roman',11) if par else ['']): cv.drawString(90,y,ln); y-=15
    cv.showPage()
    for s,when in ((b,'DECEMBER 31, 2024 AND 2023'),(r,'YEARS ENDED DECEMBER 31, 2024 AND 2023'),(c,'YEARS ENDED DECEMBER 31, 2024 AND 2023')):
        cv.setFont('Times-Bold',11.5); y=H-72
        for t in (ENT,s.title,when): cv.drawCentredString(W/2,y,t); y-=15
        cv.setLineWidth(.6); cv.line(72,y+4,W-72,y+4); y-=22
        X=[442,532]; cv.setFont('Times-Bold',11)
        for x,t in zip(X,C): cv.drawCentredString(x-30,y,t); cv.line(x-62,y-3,x,y-3)
        y-=22; first=True; prev=None
        for q in s.rows:
            f='Times-Bold' if q['rt']=='HEADING' and not q.get('ind') else 'Times-Roman'; cv.setFont(f,10.5)
            if q['rt']=='HEADING':
                y-=5
                if q.get('center'): cv.drawCentredString(230,y,q['label'])
                else:
                    ls=wrap(q['label'],300,f,10.5)
                    for k,ln in enumerate(ls): cv.drawString(72+12*q.get('ind',0)+(10 if k else 0),y,ln); y-=14*(k<len(ls)-1)
                y-=16; prev=q; continue
            ind=84+12*q.get('ind',0) if q['rt']=='LINE' else 96
            if q['rt']=='TOTAL' and q['label'].isupper(): ind=72
            if q['label'].startswith('CASH - '): ind=72
            ls=wrap(q['label'],270,'Times-Roman',10.5)
            for k,ln in enumerate(ls): cv.drawString(ind+(10 if k else 0),y,ln); y-=13*(k<len(ls)-1)
            tot=q['rt']!='LINE'; dbl=q['label'] in('TOTAL ASSETS',"TOTAL LIABILITIES AND PARTNERS' CAPITAL",'NET INCOME','CASH - END OF YEAR')
            for x,v in zip(X,q['v']):
                if tot: cv.line(x-62,y+10,x,y+10)
                cv.drawRightString(x+(4 if v<0 else 0),y,m0(v))
                if first or dbl: cv.drawString(x-62,y,'$')
                if dbl: cv.line(x-62,y-3,x,y-3); cv.line(x-62,y-5,x,y-5)
            first=False; y-=24 if tot else 15.5; prev=q
        cv.setFont('Times-Italic',9.5); cv.drawCentredString(W/2,52,"See independent accountants' compilation report."); cv.setFont('Times-Roman',9.5); cv.drawCentredString(W/2,36,f'-{s.page}-'); cv.showPage()
    cv.save(); save(fn,[b,r,c],'OFFICE','BALANCE_SHEET','clerk-c','CPA compilation, three statements on pages 2-4, whole dollars, two years',True)
