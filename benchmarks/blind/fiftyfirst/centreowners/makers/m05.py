# lender exhibit: certified rent roll of a small strip centre, portrait, steps in a second table
from .lib import *
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib.pagesizes import letter
from reportlab.lib import colors
def make(r):
    A=date(2024,12,1);N=Names(r)
    t=T('Exhibit_C_Certified_Rent_Roll.pdf','RETAIL','borrower, loan closing','lender exhibit, ruled, portrait, wrapped cells, footnote marks, rent increases in Schedule C-1','Tollgate Corners Shopping Center',A)
    P=lambda s,z=7.5,a=0,b=False:Paragraph(s,ParagraphStyle('x',fontName='Times-Bold' if b else 'Times-Roman',fontSize=z,leading=z+1.5,alignment=a))
    el=[P('EXHIBIT C',11,1,True),P('CERTIFIED RENT ROLL',11,1,True),Spacer(1,6),P('Tollgate Corners Shopping Center',10,1),P('Rent roll dated as of December 1, 2024',9,1),Spacer(1,10)]
    rows=[[P(h,7.5,1,True) for h in('Space','Tenant','Premises (sq. ft.)','Commencement','Expiration','Minimum Monthly Rent','Monthly NNN Charges','Security Deposit','Renewal Options')]]
    step=[];S=dict(a=0,m=0,n=0,d=0,oa=0);no=nv=0
    sp_=[('1 &amp; 2','1 & 2','anchor'),('3','3','shop'),('4','4','food'),('5','5','V'),('6','6','shop'),('7-8','7-8','shop'),('9','9','food'),('10','10','shop'),('Pad','Pad','pad')]
    for pr,u,k in sp_:
        ar={'anchor':18450,'pad':2875}.get(k,r.randint(11,32)*100+r.choice([0,25,50]))
        if k=='V':
            rows.append([P(pr),P('<i>VACANT</i>'),P(f'{ar:,}',a=2),'','',P('—',a=2),P('—',a=2),P('—',a=2),'']);S['a']+=ar;nv+=1
            t.add(unit=u,area=ar,statusText='VACANT');continue
        st,en=lease(r,A,180 if k=='anchor' else None,14);m=round(ar*{'anchor':10,'pad':36}.get(k,r.uniform(18,29))/12,2);n=round(ar*5.85/12,2);d=0 if k in('anchor',) else round(m,2)
        nm=N.get(k);mtm=u=='10'
        ent=r.choice(['%s, LLC','%s, Inc.'])%N.first();full=f'{nm}<br/>({ent})' 
        sp=[] if mtm else steps(r,st,en,A,m,12 if k!='anchor' else 60,.03 if k!='anchor' else .1,3)
        fn={'anchor':'<super>(1)</super>','pad':'<super>(2)</super>'}.get(k,'')
        rows.append([P(pr),P(full+fn),P(f'{ar:,}',a=2),P(st.strftime('%b. %-d, %Y') if st.month!=5 else st.strftime('%B %-d, %Y'),a=1),P('MTM' if mtm else (en.strftime('%b. %-d, %Y') if en.month!=5 else en.strftime('%B %-d, %Y')),a=1),P(f'${m:,.2f}',a=2),P(f'${n:,.2f}',a=2),P(f'${d:,.2f}' if d else 'None',a=2),P(r.choice(['Two 5-yr','One 5-yr','None','Three 5-yr']) if not mtm else 'None',a=1)])
        t.add(unit=u,area=ar,tenantName=f'{nm} ({ent})',contractRent=m,leaseStartDate=st,leaseEndDate='MTM' if mtm else en,deposit=d if d else None,charges=[('NNN',n)],rentSteps=sp,statusText='Occupied')
        step.append((pr,nm,sp));S['a']+=ar;S['oa']+=ar;S['m']+=m;S['n']+=n;S['d']+=d;no+=1
    rows.append([P('TOTAL',b=True),P(f'{no} leased, {nv} vacant',b=True),P(f"{S['a']:,}",a=2,b=True),'','',P(f"${S['m']:,.2f}",a=2,b=True),P(f"${S['n']:,.2f}",a=2,b=True),P(f"${S['d']:,.2f}",a=2,b=True),''])
    tb=Table(rows,colWidths=[36,112,48,62,62,66,60,60,48],repeatRows=1);tb.setStyle(TableStyle([('GRID',(0,0),(-1,-1),.5,colors.black),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('BACKGROUND',(0,0),(-1,0),colors.Color(.9,.9,.9)),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),3),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3)]))
    el+=[tb,Spacer(1,8),P('(1) Tenant also pays percentage rent of 1.5%% of annual gross sales above $9,800,000. Leased area %.1f%% of the center.'%(100*S['oa']/S['a'])),P('(2) Ground lease; tenant owns the improvements.'),P('No tenant is in monetary default and no rent has been paid more than one month in advance.'),Spacer(1,14),P('SCHEDULE C-1: SCHEDULED INCREASES IN MINIMUM MONTHLY RENT',9,0,True),Spacer(1,4)]
    r2=[[P(h,7.5,b=True) for h in('Space','Tenant','Effective','New Minimum Monthly Rent')]]
    for pr,nm,sp in step:
        for d,a in sp:r2.append([P(pr),P(nm),P(d.strftime('%m/%d/%Y')),P(f'${a:,.2f}',a=2)])
    tb=Table(r2,colWidths=[45,180,80,120],hAlign='LEFT',repeatRows=1);tb.setStyle(TableStyle([('LINEBELOW',(0,0),(-1,0),1,colors.black),('LINEBELOW',(0,1),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),2)]))
    el+=[tb,Spacer(1,16),KeepTogether([P('The undersigned certifies that the foregoing is true, correct and complete as of the date first written above.',8),Spacer(1,22),P('TOLLGATE CORNERS OWNER, LLC',8,b=True),Spacer(1,14),P('By: ______________________________&nbsp;&nbsp;&nbsp; Title: Authorized Signatory',8)])]
    SimpleDocTemplate(t.path,pagesize=letter,leftMargin=28,rightMargin=28,topMargin=50,bottomMargin=40).build(el,onLaterPages=lambda c,d:(c.setFont('Times-Roman',8),c.drawCentredString(306,24,'C-%d'%d.page)),onFirstPage=lambda c,d:(c.setFont('Times-Roman',8),c.drawCentredString(306,24,'C-1')))
    return t.save(no+nv,no,nv)
