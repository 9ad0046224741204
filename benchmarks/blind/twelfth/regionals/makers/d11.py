# fund balance sheet with eliminations, dot leaders, landscape serif
from st import *
from reportlab.pdfgen import canvas
from reportlab.pdfbase.pdfmetrics import stringWidth as SW
S=St('Combining Balance Sheet by Fund','Pine & Fifth Apartments',['Operating Fund','Replacement Reserve Fund','Capital Projects Fund','Interfund Eliminations','Total 2025','Total 2024'],None,'2025-06-30',zero='dash',dp=0,derive=lambda b,n:[b[0],b[1],b[2],b[3],sum(b[:4]),b[4]])
def L(l,o=0,r=0,c=0,e=0,p=0,ind=2): return S.L(l,[o,r,c,e,p],ind=ind)
S.H('ASSETS'); S.H('Current assets',ind=1)
ca=S.T('Total current assets',[L('Cash and cash equivalents',120159,0,38210,0,264908),L('Tenant receivables, net of allowance of $4,200',18377,p=21054),L('Subsidy receivable - housing authority',46120,p=44871),L('Due from other funds',12500,30000,0,-42500,0),L('Due from Regional Property Partners LLC (manager)',6318,p=0),L('Prepaid insurance',29404,p=27733)],ind=1)
S.H('Restricted deposits',ind=1)
rd=S.T('Total restricted deposits',[L('Tenant security deposits',58650,p=57200),L('Replacement reserve',0,412906,p=371540),L('Construction escrow',0,0,648115,0,0),L('Mortgage escrows',71925,p=68310)],ind=1)
S.H('Property and equipment',ind=1)
pe=S.T('Net property and equipment',[L('Land',640000,p=640000),L('Buildings and improvements',7418300,184220,0,0,7534880),L('Construction in progress - elevator and facade',0,0,531440,0,0),L('Furniture and equipment',201655,36410,p=231790),L('Less accumulated depreciation',-3106418,-88205,p=-2961077)],ind=1)
ta=S.T('TOTAL ASSETS',[ca,rd,pe],kind='TOTAL',key='total_assets')
S.H('LIABILITIES'); S.H('Current liabilities',ind=1)
cl=S.T('Total current liabilities',[L('Accounts payable',38914,4275,0,0,51206),L('Contracts payable, including retainage',0,0,92630,0,0),L('Accrued payroll and benefits',11208,p=10455),L('Accrued interest',19870,0,3412,0,20644),L('Due to other funds',30000,0,12500,-42500,0),L('Prepaid rents',9422,p=8017),L('Tenant security deposits held in trust',58650,p=57200),L('Mortgage payable, current portion',104310,p=99820)],ind=1)
S.H('Long-term liabilities',ind=1)
ll=S.T('Total long-term liabilities',[L('Mortgage payable, net of current portion',3911245,p=4015555),L('Construction loan - Harborstone Bank',0,0,850000,0,0),L('Due to general partner - deferred fee',125000,p=125000)],ind=1)
tl=S.T('TOTAL LIABILITIES',[cl,ll],kind='TOTAL',key='total_liabilities')
A=S.rows[ta]['base']; Lb=S.rows[tl]['base']; eq=[A[k]-Lb[k] for k in range(5)]; print('eq',eq)
S.H('FUND BALANCES')
chg=[96480,43118,-14260,0,118905]; tr=[-36000,36000,0,0,0]
# opening + change + transfers = closing
op=[eq[k]-chg[k]-tr[k] for k in range(5)]
te=S.T('TOTAL FUND BALANCES',[L('Balance, beginning of year',*op,ind=1),L('Excess (deficiency) of revenue over expenses',*chg,ind=1),L('Interfund transfers',*tr,ind=1)],kind='TOTAL',key='total_equity')
print('open',op,'prior close',eq[4],'sum open',sum(op[:4]))
S.T('TOTAL LIABILITIES AND FUND BALANCES',[tl,te],kind='TOTAL')
if __name__=='__main__':
    N='pine_fifth_fund_balance_sheet.pdf'; W,H=792,612
    c=canvas.Canvas(BASE+'/documents/'+N,pagesize=(W,H),invariant=1); xs=[390,466,542,618,690,752]
    c.setFont('Times-Bold',13); c.drawCentredString(W/2,H-36,'PINE & FIFTH APARTMENTS'); c.setFont('Times-Roman',10.5); c.drawCentredString(W/2,H-50,'(A Limited Partnership)'); c.drawCentredString(W/2,H-63,'Combining Balance Sheet by Fund'); c.drawCentredString(W/2,H-76,'June 30, 2025, with comparative totals for 2024')
    y=H-96; c.setFont('Times-Bold',8.5)
    for k,ln in enumerate([['','Replacement','Capital','','',''],['Operating','Reserve','Projects','Interfund','Total','Total'],['Fund','Fund','Fund','Eliminations','2025','2024']]):
        for x,t in zip(xs,ln): c.drawRightString(x,y,t)
        y-=9.5
    c.setLineWidth(.6)
    for x in xs: c.line(x-56,y+6,x,y+6)
    y-=8
    first=set([1])
    for i,r in enumerate(S.rows):
        f='Times-Bold' if r['type'] in('TOTAL',) or (r['type']=='HEADING' and r['ind']==0) else 'Times-Italic' if r['type']=='HEADING' else 'Times-Roman'
        if r['type']=='HEADING' and r['ind']==0: y-=2
        c.setFont(f,8.4); x0=36+r['ind']*10; c.drawString(x0,y,r['label'])
        if r['type']!='HEADING':
            a=x0+SW(r['label'],f,8.4)+3; d=''
            c.setFont('Times-Roman',8.4); n=int((324-a)/SW('. ','Times-Roman',8.4))
            if n>1: c.drawRightString(328,y,'. '*n)
            c.setFont(f,8.4)
            for x,v in zip(xs,r['vals']):
                c.drawRightString(x+(2.8 if v<0 else 0),y,par(v,0,'\u2014'))
                if r['type']=='TOTAL': c.drawString(x-56,y,'$')
                if r['type']!='LINE': c.line(x-56,y+7.4,x,y+7.4)
                if r['type']=='TOTAL': c.line(x-56,y-2,x,y-2)
            if r['type']=='TOTAL': y-=3
        y-=9.4
    c.setFont('Times-Italic',8); c.drawCentredString(W/2,22,'See accompanying notes and accountant\u2019s compilation report.     - 4 -'); c.showPage(); c.save(); print('y',y)
    save(N,[S],'MULTIFAMILY','BALANCE_SHEET','combining balance sheet by fund with eliminations, three-line headers, dot leaders, serif','interfund eliminations column, em-dash zeros, detached $ signs, a number inside a label')
