# shopping centre with percentage rents (planted digit change)
from common import *
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import ParagraphStyle as PS
from reportlab.lib import colors
from reportlab.lib.pagesizes import legal,landscape
def make():
    r=rng('p4'); f='quarry_hill_plaza_schedule_of_tenancies.pdf'; asof=D(2025,7,1)
    secs=[('MAJOR TENANTS',[('M-1','Greenleaf Market','Greenleaf Foods of Ohio, Inc.',48200,9.25,1.0),('M-2','Dunmore Home & Hardware','Dunmore Stores LLC',31500,7.8,1.5),('M-3','Thrift Harbor','TH Retail Group, L.P.',22400,8.5,2.0)]),
     ('IN-LINE SHOPS',[('101','Salon Amara','A. Petrosyan, sole prop.',1400,19,6),('102','Noodle Lane','NL Kitchens LLC',1850,22,6),('103',None,None,1600,0,0),('104','Peppercorn Kitchenware','Peppercorn Retail Co.',2800,17.5,5),('105-106','Bright Smiles Dental','Bright Smiles PLLC',3200,21,0),('107','Cobbler & Key','W. Tolliver',900,20,0),('108','Postal Annex','Redfern Shipping Inc.',1250,18.75,0),('109','Lotus Nails','Lotus Nails & Spa Inc.',1250,20.5,0),('110','Hearth & Crumb Bakery','Hearth & Crumb LLC',2100,19.5,6),('111',None,None,2450,0,0),('112','Wireless Depot','WD Midwest LLC',1700,24,4),('113','Little Sprouts Consignment','Sprouts Resale Inc.',3050,14.25,5),('114','Kung Fu Academy','G. Xiong',2600,13.5,0),('115A','Tax Tree','Tax Tree Franchise 0418',1100,19,0),('115B',None,None,1150,0,0),('116','Fiesta Cantina','Fiesta Cantina Group Inc.',4300,18,5),('117','Vitamin Cellar','VC Stores Inc.',1500,20,5),('118','Bellweather Books','Bellweather Books LLC',3400,13,4)]),
     ('OUTPARCELS (GROUND LEASES)',[('OP-1','Cascade Federal Credit Union','Cascade F.C.U.',3800,28,0),('OP-2','Burger Barn','BB Restaurants No. 77, LLC',2950,31,4),('OP-3','QuickLube','QL Real Estate LP',2200,27,0)]),
     ('KIOSKS & ANTENNA',[('K-1','Sweet Cart','J. Benavides',120,75,10),('K-2',None,None,120,0,0)])]
    S=lambda n,**k:PS(n,fontName=k.pop('f','Helvetica'),fontSize=k.pop('s',7),leading=k.pop('l',8.2),**k)
    b=S('b');sm=S('sm',s=6.3,l=7.4,textColor=colors.HexColor('#444444'))
    head=[['Space','GLA\n(sf)','Trade name\nLessee','Lease term','','Minimum rent','','','Percentage rent','','','','Monthly recoveries','','','Security\ndeposit'],
          ['','','','From','To','Per month','Per annum','$/sf','%','Natural\nbreakpoint','Sales\nCY 2024','Overage\npaid 2024','CAM','R.E. tax','Insur.','']]
    rows=[];tb=list(head);sty=[];G=dict(a=0,v=0,m=0,y=0,ov=0,c=0,t=0,i=0,d=0);n=occ=0
    plant=None
    for sec,us in secs:
        tb.append([sec]+['']*15); q=len(tb)-1; sty+=[('SPAN',(0,q),(-1,q)),('FONTNAME',(0,q),(-1,q),'Helvetica-Bold'),('BACKGROUND',(0,q),(-1,q),colors.HexColor('#e6e0d2'))]
        g={k:0 for k in G}
        for u,tn,le,a,psf,pct in us:
            n+=1; g['a']+=a
            row=dict(unit=u,area=a,section=sec)
            if not tn:
                g['v']+=a
                tb.append([u,m0(a),'— AVAILABLE —']+['']*13); row['statusText']='AVAILABLE'; rows.append(row); continue
            occ+=1
            mth=r2(round(a*psf/12,0) if a>200 else 750); ann=r2(mth*12)
            s=D(r.randint(2014,2024),r.choice([2,3,6,8,9,11]),1); yrs=r.choice([5,10]) if sec[0]!='M' else 20
            while lend(s,12*yrs)<D(2026,2,1): yrs+=5
            e=lend(s,12*yrs)
            if u=='107': e='MTM'
            cam,tax,ins=[r2(a*x/12) for x in ((2.15,1.72,.31) if sec[0]=='I' else (1.1,1.35,.22) if sec[0]=='M' else (.6,1.5,0) if sec[0]=='O' else (0,0,0))]
            dep=r.choice([mth,mth,0,2000.,1500.]) if sec[0] in 'IK' else 0
            bp=sales=ov=None
            if pct:
                bp=ann/(pct/100); sales=round(bp*r.uniform(.62,1.12),-2); ov=r2(max(0,(sales-bp)*pct/100))
            steps=[]
            if sec[0]!='K' and e!='MTM' and r.random()<.55:
                k=addm(s,12*5)
                while k<=asof: k=addm(k,60 if sec[0] in 'MO' else 12)
                x=mth
                for _ in range(r.choice([1,2])):
                    if k<e: x=r2(round(x*(1.1 if sec[0] in 'MO' else 1.03),0)); steps.append(dict(date=k,amount=x)); k=addm(k,60 if sec[0] in 'MO' else 12)
            pm=mth
            if u=='113':
                t=f'{mth:.2f}'; pm=float(t[0]+t[2]+t[1]+t[3:]); assert pm!=mth
                plant=dict(what=f'Space 113: minimum rent per month printed {m2(pm)} instead of {m2(mth)} (digits transposed); per annum {m2(ann)} and the section and centre totals are on {m2(mth)}',kind='digit_changed')
            d=lambda z:'' if z is None else m2(z) if z else '-'
            tb.append([u,m0(a),[Paragraph(tn.replace('&','&amp;'),b),Paragraph(le.replace('&','&amp;'),sm)],mdy1(s),e if e=='MTM' else mdy1(e),m2(pm),m2(ann),f'{ann/a:.2f}',f'{pct:.2f}%' if pct else 'none',m0(bp) if bp else '',m0(sales) if sales else '',m2(ov) if ov is not None else '',d(cam),d(tax),d(ins),d(dep)])
            if steps:
                row['rentSteps']=steps
                tb.append(['','',Paragraph('Increases: '+';  '.join(f'{mdy1(z["date"])} to ${m2(z["amount"])} per month' for z in steps),S('it',f='Helvetica-Oblique',s=6.6))]+['']*13); q=len(tb)-1; sty+=[('SPAN',(2,q),(-1,q)),('NOSPLIT',(0,q-1),(-1,q)),('TOPPADDING',(0,q),(-1,q),0),('LINEABOVE',(0,q),(-1,q),.3,colors.white)]
            row.update(tenantName=tn,leaseStartDate=s,leaseEndDate=e,contractRent=pm,annualRent=ann,charges=[dict(code=c,amount=v) for c,v in(('CAM',cam),('R.E. tax',tax),('Insur.',ins)) if v])
            if dep: row['deposit']=dep
            rows.append(row)
            for k,v in zip('m y ov c t i d'.split(),(mth,ann,ov or 0,cam,tax,ins,dep)): g[k]=r2(g[k]+v)
        for k in G: G[k]=r2(G[k]+g[k])
        tb.append(['',m0(g['a']),'Total '+sec.title().replace('(Ground Leases)','').strip(),'','',m2(g['m']),m2(g['y']),'','','','',m2(g['ov']),m2(g['c']),m2(g['t']),m2(g['i']),m2(g['d'])])
        q=len(tb)-1; sty+=[('FONTNAME',(0,q),(-1,q),'Helvetica-Bold'),('LINEABOVE',(0,q),(-1,q),.7,colors.black)]
    tb.append(['',m0(G['a']),'TOTAL CENTRE','','',m2(G['m']),m2(G['y']),'','','','',m2(G['ov']),m2(G['c']),m2(G['t']),m2(G['i']),m2(G['d'])])
    q=len(tb)-1; sty+=[('FONTNAME',(0,q),(-1,q),'Helvetica-Bold'),('LINEABOVE',(0,q),(-1,q),1,colors.black),('LINEBELOW',(0,q),(-1,q),1.6,colors.black)]
    w=[44,42,172,50,54,58,66,34,40,62,60,56,54,54,48,54]
    t=Table(tb,colWidths=w,repeatRows=2)
    t.setStyle(TableStyle([('FONTSIZE',(0,0),(-1,-1),7),('LEADING',(0,0),(-1,-1),8.2),('FONTNAME',(0,0),(-1,1),'Helvetica-Bold'),('VALIGN',(0,0),(-1,-1),'TOP'),('VALIGN',(0,0),(-1,1),'BOTTOM'),
      ('ALIGN',(1,0),(1,-1),'RIGHT'),('ALIGN',(3,1),(-1,-1),'RIGHT'),('ALIGN',(3,0),(-2,0),'CENTER'),('ALIGN',(-1,0),(-1,0),'RIGHT'),('SPAN',(3,0),(4,0)),('SPAN',(5,0),(7,0)),('SPAN',(8,0),(11,0)),('SPAN',(12,0),(14,0)),
      ('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(2,1)),('SPAN',(-1,0),(-1,1)),
      ('LINEBELOW',(3,0),(4,0),.5,colors.black),('LINEBELOW',(5,0),(7,0),.5,colors.black),('LINEBELOW',(8,0),(11,0),.5,colors.black),('LINEBELOW',(12,0),(14,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.black),
      ('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('LINEBELOW',(0,2),(-1,-2),.25,colors.HexColor('#cccccc'))]+sty))
    def pg(c,d):
        c.setFont('Times-Italic',8); c.drawString(36,20,'Prepared by Fairlawn Retail Management for Tidewater Trust Co., Trustee u/a Elias Wadsworth'); c.drawRightString(legal[1]-36,20,f'Sheet {d.page}')
    doc=SimpleDocTemplate(out(f),pagesize=landscape(legal),leftMargin=26,rightMargin=26,topMargin=30,bottomMargin=34,invariant=1)
    el=[Paragraph('Quarry Hill Plaza',PS('h',fontName='Times-Bold',fontSize=16,leading=19)),Paragraph('Schedule of Tenancies at 1 July 2025',PS('h2',fontName='Times-Roman',fontSize=11,leading=15)),Spacer(1,6),t,Spacer(1,8),
        Paragraph(f'Spaces: {n} in all, {occ} let, {n-occ} available ({m0(G["v"])} sf). Gross leasable area let {100*(G["a"]-G["v"])/G["a"]:.1f}%.',S('n',s=8,l=10)),
        Paragraph('Natural breakpoint is annual minimum rent divided by the percentage. Sales are as certified by the tenants by 31 March 2025. Overage rent is paid once a year and is not in minimum rent.',S('n2',s=7.5,l=9.5))]
    doc.build(el,onFirstPage=pg,onLaterPages=pg)
    save(f,dict(propertyName='Quarry Hill Plaza',asOnDate='2025-07-01',units=n,occupied=occ,vacant=n-occ,planted=plant,rows=rows),'RETAIL','retail manager schedule, grouped two-row header, percentage rent block, increases line under tenant, sections',True)
if __name__=='__main__': make()
