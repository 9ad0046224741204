from .common import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import legal, landscape
from reportlab.lib import colors
F='Exhibit C-2 Estoppel Summary (Wexler Row).pdf'
def ld(d): return d.strftime('%b ')+str(d.day)+d.strftime(', %Y')
def main():
    r=random.Random(5105); N=Names(r)
    us=['No. 1','No. 2','No. 3','No. 4','No. 5','No. 6','No. 7','No. 8','No. 9','No. 10','Garden']
    rows=[];meta=[]
    for u in us:
        if u=='No. 6': rows.append(dict(unit=u,statusText='VACANT')); meta.append(None); continue
        cm=D(2024,r.randint(1,12),1) if r.random()<.8 else D(2022,r.randint(1,12),15)
        mtm=cm.year==2022 or u=='No. 9'; rent=1395+5*r.randint(0,70)
        d=dict(unit=u,tenantName=N.full()+(' and '+N.full() if r.random()<.35 else ''),leaseStartDate=iso(cm),leaseEndDate='Month-to-month' if mtm else iso(eom(addm(cm,17 if cm<D(2024,6,1) else 11))),contractRent=float(rent),deposit=float(rent if r.random()<.6 else 1200),statusText='Occupied')
        ch=[]
        if r.random()<.5: ch.append(dict(code='Parking',amount=65.0))
        if r.random()<.35: ch.append(dict(code='Storage',amount=20.0))
        if r.random()<.3: ch.append(dict(code='Pet',amount=30.0))
        if ch: d['charges']=ch
        rows.append(d); meta.append((cm-dt.timedelta(days=r.randint(6,25)),D(2025,5,r.randint(5,19)) if u!='No. 8' else None,r.choice(['May 31, 2025']*4+['June 30, 2025'])))
    B=ParagraphStyle('b',fontName='Times-Roman',fontSize=9,leading=10.5); C=ParagraphStyle('c',parent=B,alignment=1); Hh=ParagraphStyle('hh',parent=C,fontName='Times-Bold',fontSize=8.5)
    rem={'No. 2':'Claims kitchen faucet repair pending','No. 5':'One-half month concession, used','No. 8':'Not returned; figures per landlord certificate','No. 10':'None','Garden':'Use of rear yard included'}
    def h(t): return Paragraph(t,Hh)
    body=[[h('Unit'),h('Tenant(s) of Record'),h('Certificate<br/>Received'),h('Lease'),'','',h('Monthly Amounts'),'','','',h('Security<br/>Deposit'),h('Rent Paid<br/>Through'),h('Exceptions / Remarks')],
          ['','','',h('Dated'),h('Commencement'),h('Expiration'),h('Base Rent'),h('Parking'),h('Storage'),h('Pet'),'','','']]
    sty=[('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('FONT',(0,0),(-1,-1),'Times-Roman',9),('ALIGN',(6,2),(10,-1),'RIGHT'),('ALIGN',(2,2),(5,-1),'CENTER'),('ALIGN',(11,2),(11,-1),'CENTER'),('SPAN',(3,0),(5,0)),('SPAN',(6,0),(9,0))]
    for k in (0,1,2,10,11,12): sty.append(('SPAN',(k,0),(k,1)))
    am=lambda d,c:next((m2(x['amount']) for x in d.get('charges',[]) if x['code']==c),'')
    for d,m in zip(rows,meta):
        i=len(body)
        if m is None: body.append([d['unit'],'VACANT - no certificate required']+['']*11); sty+=[('SPAN',(1,i),(12,i)),('FONT',(1,i),(1,i),'Times-Italic',9)]; continue
        le=d['leaseEndDate']; le=le if le[0]=='M' else ld(D.fromisoformat(le))
        body.append([d['unit'],Paragraph(d['tenantName'],B),ld(m[1]) if m[1] else 'Outstanding',ld(m[0]),ld(D.fromisoformat(d['leaseStartDate'])),le,m2(d['contractRent']),am(d,'Parking'),am(d,'Storage'),am(d,'Pet'),m2(d['deposit']),m[2],Paragraph(rem.get(d['unit'],'None'),B)])
    S=lambda c:m2(sum(x['amount'] for d in rows for x in d.get('charges',[]) if x['code']==c)); i=len(body)
    body.append(['Totals','','','','','',m2(sum(d.get('contractRent',0) for d in rows)),S('Parking'),S('Storage'),S('Pet'),m2(sum(d.get('deposit',0) for d in rows)),'',''])
    sty+=[('SPAN',(0,i),(5,i)),('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(0,i),(-1,i),1.4,colors.black)]
    T=ParagraphStyle('t',fontName='Times-Bold',fontSize=13,leading=17,alignment=1); T2=ParagraphStyle('t2',fontName='Times-Roman',fontSize=10,leading=13,alignment=1)
    els=[Paragraph('EXHIBIT C-2',T2),Paragraph('SUMMARY OF TENANT ESTOPPEL CERTIFICATES',T),Paragraph('Wexler Row Apartments, 77 Wexler Street, Providence, Rhode Island',T2),Paragraph('Rents and deposits stated as of May 20, 2025',T2),Spacer(1,14)]
    t=Table(body,colWidths=[46,142,66,70,74,78,58,46,46,40,60,72,136],repeatRows=2); t.setStyle(TableStyle(sty)); els.append(t)
    els+=[Spacer(1,12),Paragraph('Of eleven (11) apartments, ten (10) are leased and one (1) is vacant. Nine (9) of ten certificates have been received. Seller makes no representation as to matters certified by a tenant. In the event of conflict between this summary and a certificate, the certificate controls.',B)]
    SimpleDocTemplate(path(F),pagesize=landscape(legal),leftMargin=34,rightMargin=34,topMargin=40,bottomMargin=36,invariant=1).build(els)
    save(F,rows,'Wexler Row Apartments','2025-05-20',11,10,1)
    return entry(F,'MULTIFAMILY','attorney','estoppel summary exhibit, grouped grid header, legal landscape',True)
