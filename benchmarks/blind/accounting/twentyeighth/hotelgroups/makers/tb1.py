from common import *
from reportlab.platypus import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.lib import colors
from reportlab.lib.styles import ParagraphStyle
def run():
    R=random.Random(2801)
    A=[('ASSETS',[('10100','Cash - operating (CAD)','D',0),('10150','Cash - USD account, translated','D',84215.3),('10300','Trust deposits - winter storage','D',61250),('11000','Accounts receivable - berth holders','D',318442.77),('11090','Allowance for doubtful accounts','C',27300),('11200','Accounts receivable - fuel cards','D',46119.02),('12000','Inventory - fuel, dyed diesel and gasoline','D',92877.41),('12100','Inventory - chandlery and ship store','D',138204.66),('12200','Inventory - parts','D',57340.18),('13100','Prepaid insurance','D',74166.69),('13200','Prepaid water lot lease','D',38500),('15000','Docks and floats','D',6240118.5),('15100','Travel lift and yard equipment','D',1184300),('15200','Clubhouse and shop buildings','D',3915760.25),('15900','Accumulated amortization','C',4022981.13),('16000','Due from Harbourline Holdings Inc.','D',250000)]),
     ('LIABILITIES',[('20000','Accounts payable - trade','C',241887.36),('20100','Accrued liabilities','C',88410.2),('20210','HST / GST collected','C',64018.73),('20220','Input tax credits','D',22790.64),('20300','Wages and vacation payable','C',51733.9),('21000','Deferred revenue - seasonal berths','C',884150),('21100','Deferred revenue - winter storage','C',73025),('22000','Customer deposits','C',112600),('25000','Term loan - current portion','C',300000),('25100','Term loan - long-term','C',3525000)]),
     ('EQUITY',[('30000','Common shares','C',1000),('30100','Contributed surplus','C',1750000),('39000','Retained earnings, opening','C',0),('39500','Dividends declared','D',120000)]),
     ('REVENUE',[('40000','Seasonal berthing','C',612440),('40100','Transient berthing','C',94318.5),('40200','Winter storage and haul-out','C',301775),('41000','Fuel sales','C',388204.17),('41100','Ship store sales','C',121663.48),('42000','Repair labour','C',176550.25),('43000','Restaurant and shop rents','C',87000),('44000','Parking and launch ramp fees','C',29415),('49000','Discounts and promotions','D',18220.4)]),
     ('COST OF SALES AND EXPENSES',[('50000','Cost of fuel','D',322960.11),('50100','Cost of goods - ship store','D',71840.92),('50200','Sub-contract labour','D',43875),('60000','Wages - dock and yard','D',287316.48),('60100','Wages - office','D',131204.04),('60200','Employer contributions','D',40118.73),('61000','Hydro and water','D',58233.19),('61200','Repairs and maintenance - docks','D',76540.35),('62000','Insurance','D',52973.1),('62100','Water lot lease and property tax','D',69250),('63000','Card processing fees','D',21808.66),('64000','Professional fees','D',18350),('65000','Interest on long-term debt','D',97216.44),('66000','Amortization','D',214500),('69000','Foreign exchange (gain) loss','C',3112.87)])]
    acc=[]
    for s,l in A:
        for c,nm,sd,v in l: acc.append(dict(s=s,account=c,name=nm,o=int(round(v*100))*(1 if sd=='D' else -1)))
    g={a['account']:a for a in acc}
    g['10100']['o']=41266855
    g['39000']['o']=-sum(a['o'] for a in acc)
    for a in acc:
        c=a['account'];o=abs(a['o']);d=cr=0
        x=int(o*R.uniform(.10,.24)); y=int(o*R.uniform(.002,.02))
        if c in('15000','15100','15200'): d=int(o*.004*R.random())//100*100 if c!='15200' else 0
        elif c in('16000','30000','30100','39000','39500','25000','66000','15900') : pass
        elif c>='50000': d=x; cr=y if R.random()<.3 else 0
        elif c>='40000' and c!='49000': cr=x*2; d=y if R.random()<.3 else 0
        elif c=='49000': d=x
        else: d=int(o*R.uniform(.1,.9)); cr=int(o*R.uniform(.1,.8))
        a['d'],a['c']=d,cr
    g['66000']['d']=3575000; g['15900']['c']=3575000
    g['25100']['d']=2500000;g['25100']['c']=0
    b=g['10100'];b['d']=b['c']=0
    net=sum(a['d']-a['c'] for a in acc); b['d']=118264419 if net>-118000000 else int(-net*1.6); b['c']=b['d']+net
    assert b['c']>0
    M=['open_dr','open_cr','debit','credit','close_dr','close_cr']
    rows=[]
    for a in acc:
        cl=a['o']+a['d']-a['c']; assert cl!=0
        r=dict(account=a['account'],name=a['name'],s=a['s'])
        r['open_dr' if a['o']>0 else 'open_cr']=abs(a['o'])/100
        if a['d']:r['debit']=a['d']/100
        if a['c']:r['credit']=a['c']/100
        r['close_dr' if cl>0 else 'close_cr']=abs(cl)/100
        rows.append(r)
    f=lambda v:'' if v is None else f'{v:,.2f}'
    P=ParagraphStyle('p',fontName='Times-Roman',fontSize=8.2,leading=9.2)
    H=[['Account','Title','Balance forward\n1 July 2025','','Activity\nJuly 2025','','Ending balance\n31 July 2025',''],['No.','','Debit','Credit','Debit','Credit','Debit','Credit']]
    T=list(H);st=[];tot=[]
    def add(label,rs,bold):
        t={'label':label,**{m:S(rs,m) for m in M if any(m in q for q in rs)}};tot.append(t)
        T.append(['',label]+[f(t.get(m)) for m in M]); i=len(T)-1
        st.extend([('FONT',(0,i),(-1,i),'Times-Bold',8.2),('LINEABOVE',(2,i),(-1,i),.5,colors.black)])
        if bold: st.append(('LINEBELOW',(2,i),(-1,i),1.4,colors.black))
    for s,_ in A:
        T.append([s]+['']*7); i=len(T)-1; st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-BoldItalic',8.5),('TOPPADDING',(0,i),(-1,i),6)]
        rs=[r for r in rows if r['s']==s]
        for r in rs: T.append([r['account'],Paragraph(r['name'],P)]+[f(r.get(m)) for m in M])
        add('Total '+s.lower(),rs,0)
    add('Report total',rows,1)
    for a,b_ in(('open_dr','open_cr'),('debit','credit'),('close_dr','close_cr')): assert tot[-1][a]==tot[-1][b_]
    for r in rows: r.pop('s')
    tb=Table(T,colWidths=[46,158]+[84]*6,repeatRows=2)
    tb.setStyle(TableStyle([('FONT',(0,2),(-1,-1),'Times-Roman',8.2),('ALIGN',(2,1),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.3),
      ('SPAN',(2,0),(3,0)),('SPAN',(4,0),(5,0)),('SPAN',(6,0),(7,0)),('ALIGN',(2,0),(-1,0),'CENTER'),('FONT',(0,0),(-1,1),'Times-Bold',8.2),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#DDE6EC')),('LINEBELOW',(0,1),(-1,1),.8,colors.black)]+[('LINEBEFORE',(k,0),(k,-1),.3,colors.grey) for k in(2,4,6)]+st))
    def pg(c,d):
        c.setFont('Times-Roman',7.5);c.drawString(36,22,'Harbourline Marinas (Ontario) Ltd.  |  Sage Intacct  |  Basis: accrual  |  Currency: CAD  |  printed 2025-08-08 09:14 by t.okonjo');c.drawRightString(756,22,f'Page {d.page}')
    K=lambda s,z,b=0:Paragraph(s,ParagraphStyle('k',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z+3))
    SimpleDocTemplate(doc('tb_harbourline_marinas_jul25.pdf'),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=34,bottomMargin=40).build([K('Harbourline Marinas (Ontario) Ltd.',14,1),K('Trial Balance - entity 210, locations Port Severin, Gull Narrows, Blackstone Bay',10),K('Reporting period: July 2025 &nbsp; (fiscal year to 31 December)',9),Spacer(1,6),tb,Spacer(1,8),K('Account 16000 is interest-free and repayable on demand. Amortization is booked monthly at the estimate; trued up in December.',8)],onFirstPage=pg,onLaterPages=pg)
    emit('tb_harbourline_marinas_jul25.pdf','TB',M,rows,tot,None,'OTHER','T. Okonjo, marina controller (Sage Intacct)','landscape, opening/activity/ending Dr-Cr pairs, sections with subtotals, repeated headers','blank nil cells, contra accounts, subtotals of both sides, section split over the page')
