from common import *
from reportlab.platypus import *
from reportlab.lib import colors
from reportlab.lib.pagesizes import LEGAL, landscape
from reportlab.lib.styles import ParagraphStyle
r=random.Random(566); N=Names(r)
P=ParagraphStyle('a',fontName='Helvetica',fontSize=7.5,leading=8.6)
B=ParagraphStyle('b',parent=P,fontName='Helvetica-Bold')
rows=[]; data=[['Apt.','Rooms','Shares','Shareholder(s) of record','How occupied','Monthly maint.\n(rent under\nprop. lease)','Capital\nassessment','Garage\nspace','Storage\ncage','Sublet\nfee','Billed\nOctober 2026','Open\narrears']]
sty=[]; A=[0]*8; fl=['Ground floor','Second floor','Third floor','Fourth floor','Fifth floor','Penthouse']
RM={'A':'4½','B':'3','C':'3½','D':'2 (studio)','E':'5','F':'3½'}; SH={'A':310,'B':215,'C':240,'D':150,'E':365,'F':235}
def mm(v): return m2(v) if v else ''
for i,fn in enumerate(fl,1):
    data.append([fn]); n=len(data)-1; sty+= [('SPAN',(0,n),(-1,n)),('FONT',(0,n),(-1,n),'Helvetica-BoldOblique',8),('LINEABOVE',(0,n),(-1,n),.6,colors.black),('TOPPADDING',(0,n),(-1,n),5)]
    for L in ('ABCDEF' if i not in(1,6) else 'ABCD' if i==1 else 'AB'):
        u='PH-'+L if i==6 else f'{i}{L}'; sh=SH[L]+(i-1)*5+(160 if i==6 else 0)
        a,b=N.pair(); nm=f'{b}, {a}' if r.random()<.55 else f'{b}, {a} & {r.choice(FIRST)}'
        st='Owner'; z=r.random()
        if z<.12: st='Sublet'
        if u=='4D': nm='Oriel Sponsor Corp.'; st='Sponsor (rented)'
        if u=='2F': nm='Oriel Sponsor Corp.'; st='Sponsor (rented)'
        if u=='5C': nm=f'Estate of {a} {b}'; st='Vacant - estate'
        if u=='1D':
            data.append([u,RM[L],'',Paragraph('Superintendent (owned by the corporation)',P),'Super','','','','','','',''])
            rows.append(row(unit=u,section=fn,unitType=RM[L],tenantName='Superintendent (owned by the corporation)',statusText='Super')); continue
        mt=round(sh*3.4175,2); asx=round(sh*.6,2); g=r.choice([None,None,None,240.0]); s=r.choice([None,None,45.0]); sf=round(mt*.15,2) if st=='Sublet' else None
        t=round(mt+asx+(g or 0)+(s or 0)+(sf or 0),2); ar=r.choice([None]*7+[t,round(t*2,2),132.5])
        for k,v in enumerate((sh,mt,asx,g,s,sf,t,ar)): A[k]=round(A[k]+(v or 0),2)
        data.append([u,RM[L],str(sh),Paragraph(nm.replace('&','&amp;'),P),st,m2(mt),m2(asx),mm(g),mm(s),mm(sf),m2(t),mm(ar)])
        rows.append(row(unit=u,section=fn,unitType=RM[L],tenantName=nm,statusText=st,contractRent=mt,charges=[('Capital assessment',asx),('Garage space',g),('Storage cage',s),('Sublet fee',sf)],totalCharges=t,balance=ar))
n=len(rows)
data.append(['Corporation totals','',f'{A[0]:,}','','']+[m2(v) for v in A[1:]])
e=len(data)-1
T=Table(data,colWidths=[58,58,44,190,92,80,72,60,56,60,80,74],repeatRows=1)
T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(5,0),(-1,-1),'RIGHT'),('ALIGN',(2,0),(2,-1),'RIGHT'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('LINEBELOW',(0,0),(-1,0),1.2,colors.darkgreen),('TOPPADDING',(0,1),(-1,-1),1.5),('BOTTOMPADDING',(0,1),(-1,-1),1.5),('FONT',(0,e),(-1,e),'Helvetica-Bold',7.5),('LINEABOVE',(0,e),(-1,e),1.2,colors.darkgreen),('BACKGROUND',(0,e),(-1,e),colors.Color(.92,.96,.92))]+sty))
def pf(c,doc):
    c.setFont('Helvetica-Bold',12); c.drawString(40,575,'27 ORIEL PLACE OWNERS CORP.'); c.setFont('Helvetica',8.5); c.drawString(40,563,'Maintenance roll - billing of October 1, 2026    |    $3.4175 per share; assessment $0.60 per share (through December 2027)')
    c.setFont('Helvetica',7); c.drawString(40,22,'From the books of Kestrel & Daughter, managing agents since 1988'); c.drawRightString(968,22,f'{doc.page}')
doc=SimpleDocTemplate(DOC+'/27_Oriel_Place_maintenance_roll.pdf',pagesize=landscape(LEGAL),leftMargin=36,rightMargin=36,topMargin=62,bottomMargin=40,invariant=1)
doc.build([T,Spacer(1,8),Paragraph(f'{n} apartments: {n-1} occupied (including the superintendent), 1 vacant (5C, estate; closing expected in the winter). Sponsor apartments are rented to tenants of the sponsor and billed to the sponsor.',P),Spacer(1,4),Paragraph('The superintendent\'s apartment carries no shares and is not billed.',P)],onFirstPage=pf,onLaterPages=pf)
save('27_Oriel_Place_maintenance_roll.pdf',rows,'27 Oriel Place Owners Corp.','2026-10-01',n,n-1,1,'COOPERATIVE','co-operative maintenance roll by floor with shares','three-line headers, maintenance as rent, no lease dates, super apartment unbilled',checks=[('mt',A[1],tot(rows,'contractRent')),('t',A[6],tot(rows,'totalCharges')),('ar',A[7],tot(rows,'balance'))])
