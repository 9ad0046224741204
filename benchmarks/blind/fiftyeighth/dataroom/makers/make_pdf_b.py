from make_lib import *
from reportlab.lib import colors
from reportlab.platypus import SimpleDocTemplate, Table, TableStyle, Paragraph, Spacer, PageBreak
from reportlab.lib.styles import ParagraphStyle
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
import glob, subprocess
def ttf(name,pat):
    for f in glob.glob('/usr/share/fonts/**/'+pat,recursive=True): pdfmetrics.registerFont(TTFont(name,f)); return
    raise Exception(pat)
ttf('LS','LiberationSans-Regular.ttf'); ttf('LSB','LiberationSans-Bold.ttf'); ttf('LN','LiberationSansNarrow-Regular.ttf'); ttf('LNB','LiberationSansNarrow-Bold.ttf'); ttf('LNI','LiberationSansNarrow-Italic.ttf')
my=lambda d:d.strftime('%b-%Y')
# ---------------------------------------------------------------- 4 Argus
def argus():
    fn='Tidewater Labs - Argus Presentation Rent Roll.pdf'; r=rng_for(fn); N=Names(r); asof=date(2026,10,1)
    p=P(fn,(792,612)); rows=[]; recs=[]
    for fl,sts in [(1,['100','120','150']),(2,['200','210','220','240']),(3,['300','330']),(4,['400']),(5,['500','510','520','530']),(6,['600'])]:
        for s in sts:
            a=r.choice([4200,5850,7320,9100,11640,14025]) if len(sts)>1 else r.choice([26400,27850])
            recs.append((s,a,s in('210','520')))
    GLA=sum(a for _,a,_ in recs); y=[0]
    X=[40,58,212,300,372,430,486,566,640]
    H=[['','','','',''],['Tenant Name','Type & Suite Number','Lease Dates & Term','',''],['Floor','SqFt','Bldg Share','',''],['Rate & Amount','per Year','per Month','',''],['Changes','on','','',''],['Changes','to','','',''],['Months','to','Abate','',''],['Description of','Operating Expense','Reimbursements','',''],['Assumption about','subsequent terms','for this tenant','','']]
    def head():
        p.t(40,588,'Software : ARGUS Ver. 15.0.1 (Build: 15000-E)',f='Times-Roman',z=7); p.t(752,588,'Date : 10/8/26','r','Times-Roman',7)
        p.t(40,579,'File     : Tidewater_sale_v7',f='Times-Roman',z=7); p.t(752,579,'Time : 5:31 pm','r','Times-Roman',7)
        p.t(40,570,'Property Type : Office/Industrial',f='Times-Roman',z=7); p.t(752,570,'Ref#  : BKD','r','Times-Roman',7)
        p.t(40,561,'Portfolio :',f='Times-Roman',z=7); p.t(752,561,f'Page : {p.page}','r','Times-Roman',7)
        p.t(396,578,'Tidewater Labs','c','Times-Bold',12); p.t(396,565,'88 Estuary Road','c','Times-Roman',9)
        p.t(396,546,'Presentation Rent Roll & Current Term Tenant Summary','c','Times-Bold',10); p.t(396,535,f'As of Oct-2026 for {GLA:,} Square Feet','c','Times-Roman',9)
        p.line(40,528,752,528,1)
        p.t(135,519,'Description','c','Times-Bold',7.5); p.t(235,519,'Area','c','Times-Bold',7.5);p.t(345,519,'Base Rent','c','Times-Bold',7.5); p.t(450,519,'Rent Adjustments & Categories','c','Times-Bold',7.5); p.t(520,509,'Abatements','c','Times-Bold',7.5) if 0 else None; p.t(600,519,'Reimbursement','c','Times-Bold',7.5); p.t(695,519,'Upon Expiration','c','Times-Bold',7.5)
        p.line(40,515,752,515,.4)
        for x,h,al in zip([40,58,252,330,372,460,500,566,655],H,['l','l','r','r','l','r','c','l','l']):
            for k,s in enumerate(h):
                if s: p.t(x,506-8.5*k,s,al,'Times-Roman',7.2)
        p.line(40,484,752,484,1); y[0]=473
    head(); p.font('Times-Roman',8); tot=0; n=v=0
    for k,(s,a,vac) in enumerate(recs):
        if y[0]<90: p.new(); head()
        Y=y[0]; ut='Lab' if s not in('100','530','120') else ('Retail' if s=='120' else 'Office')
        share=a/GLA
        if vac:
            v+=1
            for i,t in enumerate([str(k+1)]): p.t(40,Y,t)
            p.t(58,Y,'Vacant'); p.t(58,Y-9,f'{ut}, Suite: {s}'); p.t(252,Y,s[0],'r'); p.t(252,Y-9,f'{a:,}','r'); p.t(252,Y-18,f'{share*100:.2f}%','r'); p.t(655,Y,'Market'); p.t(655,Y-9,'See assumption: LAB-NNN')
            rows.append(dict(unit=s,unitType=ut,area=a,statusText='Vacant')); y[0]-=52; continue
        n+=1; nm=N('life') if ut=='Lab' else ('Saltmarsh Kitchen & Bar' if ut=='Retail' else N('office')); rate=r.choice([58,61.5,64,67.25]) if ut=='Lab' else 39.5
        L=lease(r,asof,a,rate,.03,terms=(60,84,120),nd=0); L['start']=L['start'].replace(day=1); L['end']=addm(L['start'],L['term'])-timedelta(1)
        yr=L['rent']*12; tot+=yr
        p.t(40,Y,str(k+1)); p.t(58,Y,nm); p.t(58,Y-9,f'{ut}, Suite: {s}'); p.t(58,Y-18,f"{my(L['start'])} to {my(L['end'])}"); p.t(58,Y-27,f"{L['term']} Months")
        p.t(252,Y,s[0],'r'); p.t(252,Y-9,f'{a:,}','r'); p.t(252,Y-18,f'{share*100:.2f}%','r')
        for i,t in enumerate([f'${yr/a:.2f}',f'${yr:,.0f}',f'${yr/a/12:.2f}',f"${L['rent']:,.0f}"]): p.t(330,Y-9*i,t,'r')
        for i,(d,m_) in enumerate(L['steps'][:4]): p.t(372,Y-9*i,my(d)); p.t(460,Y-9*i,f'${m_*12/a:.2f}','r')
        if L['start']>date(2026,3,1): p.t(500,Y,str(r.choice([3,4,6])),'c')
        if ut=='Office': t=['Base Year Stop:',f'Full service 2025 base','']
        else: t=['Net: Pays a full pro-','rata share of all reim-','bursable expenses']
        for i,q in enumerate(t): p.t(566,Y-9*i,q,z=7.2)
        for i,q in enumerate(r.choice([['Market','See assumption: LAB-NNN'],['Option','5 yr at 95% of market'],['Market','70% renewal prob.']])): p.t(655,Y-9*i,q,z=7.2)
        y[0]-=52
        rows.append(dict(unit=s,unitType=ut,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=my(L['start']).replace('-',' '),leaseEndDate=my(L['end']).replace('-',' '),contractRent=L['rent'],annualRent=yr))
    y[0]-=2; p.line(40,y[0]+12,752,y[0]+12,.8)
    occ=sum(x['area'] for x in rows if x['statusText']=='Occupied')
    p.t(58,y[0],'Total Occupied SqFt'); p.t(252,y[0],f'{occ:,}','r'); p.t(330,y[0],f'${tot:,.0f}','r'); y[0]-=10
    p.t(58,y[0],'Total Available SqFt'); p.t(252,y[0],f'{GLA-occ:,}','r')
    p.close()
    save(fn,'Tidewater Labs','2026-10',(n+v,n,v),rows,'OFFICE','appraiser','Argus presentation rent roll: five stacked cells per tenant, month-only dates, rates per sf',True)

# ---------------------------------------------------------------- 7 Appraiser, data centre
def dcap():
    fn='Appraisal_extract_p41_Blackrail_DC.pdf'; r=rng_for(fn); N=Names(r)
    S=lambda **k: ParagraphStyle('x',**k)
    bod=S(fontName='Times-Roman',fontSize=10.5,leading=14,spaceAfter=8,alignment=4); h1=S(fontName='Times-Bold',fontSize=13,leading=18,spaceAfter=6); h2=S(fontName='Times-BoldItalic',fontSize=11,leading=15,spaceAfter=4)
    c=S(fontName='Times-Roman',fontSize=8,leading=9); cb=S(fontName='Times-Bold',fontSize=8,leading=9,alignment=1)
    Pg=lambda s,st=c: Paragraph(s,st)
    data=[[Pg(x,cb) for x in ['Space','Lessee','Size (SF)','Critical<br/>IT (kW)','Lease<br/>Start<br/>(mo./yr.)','Lease<br/>End<br/>(mo./yr.)','Base Rent<br/>($/mo.)','$/kW/<br/>mo.','Base Rent<br/>($/yr.)','Infrastr.<br/>Mgmt. Fee<br/>($/mo.)','Renewal<br/>Options']]]
    rows=[]; spans=[]; sub=[]
    asof=date(2026,9,1)
    secs=[('Turn-key data halls',[('Hall 1A',10400,1500),('Hall 1B',10400,1500),('Hall 2A',12250,2250),('Hall 2B',12250,2250),('Hall 3',9875,1200)]),('Powered shell',[('Bldg 2 Shell',41600,6000)]),('Colocation cages',[('Cage C-01',820,110),('Cage C-02',640,96),('Cage C-03',1150,160),('Cage C-04',455,60)]),('Ancillary office, storage and roof',[('Office 110',2210,None),('Storage S-2',None,None),('MMR-A',380,None),('Roof Lic. 1',None,None)])]
    tot=[0,0,0,0];n=v=0; vacA=0
    for sec,us_ in secs:
        spans.append(len(data)); data.append([Pg('<b>%s</b>'%sec)]+['']*10); st=[0,0,0.,0.]
        for u,a,kw in us_:
            if u in('Hall 3','Cage C-03'):
                v+=1; data.append([u,Pg('<i>Available</i>'),f'{a:,}',f'{kw:,}','','','','','','','']); rows.append(dict(unit=u,section=sec,area=a,statusText='Available')); st[0]+=a; st[1]+=kw; vacA+=a; continue
            n+=1; nm=N('dc') if kw or a==380 else ('Blackrail Operations, LLC' if a==2210 else N('dc'))
            L=lease(r,asof,1000,1,.03,terms=(60,84,120,180))
            rent=round(kw*r.choice([118,124.5,131,136]) if kw and kw>300 and 'Shell' not in u else kw*r.choice([165,172]) if kw and 'Shell' not in u else 41600*1.95 if kw else {2210:5065,None:r.choice([950,1850,2400]),380:6200}[a],0)
            fee=round(kw*14.25,0) if kw and 'Shell' not in u else None
            data.append([u,Pg(nm),f'{a:,}' if a else '',f'{kw:,}' if kw else '',L['start'].strftime('%m/%y'),L['end'].strftime('%m/%y'),f'{rent:,.0f}',f'{rent/kw:,.2f}' if kw else '',f'{rent*12:,.0f}',f'{fee:,.0f}' if fee else '',r.choice(['2 x 5 yr','1 x 5 yr','None','3 x 5 yr']) if kw else 'None'])
            rows.append(dict(unit=u,section=sec,tenantName=nm,statusText='Occupied',area=a,leaseStartDate=L['start'].strftime('%m/%y'),leaseEndDate=L['end'].strftime('%m/%y'),contractRent=rent,annualRent=rent*12,charges=[dict(code='Infrastr. Mgmt. Fee',amount=fee)] if fee else None))
            st=[st[0]+(a or 0),st[1]+(kw or 0),st[2]+rent,st[3]+(fee or 0)]
        sub.append(len(data)); data.append([Pg('Subtotal'),'',f'{st[0]:,}',f'{st[1]:,}' if st[1] else '','','',f'{st[2]:,.0f}','',f'{st[2]*12:,.0f}',f'{st[3]:,.0f}' if st[3] else '','']); tot=[x+y for x,y in zip(tot,st)]
    last=len(data); data.append([Pg('<b>Total</b>'),'',f'{tot[0]:,}',f'{tot[1]:,}','','',f'{tot[2]:,.0f}',f'',f'{tot[2]*12:,.0f}',f'{tot[3]:,.0f}',''])
    t=Table(data,colWidths=[58,94,40,37,38,38,48,38,56,42,42],repeatRows=1)
    ts=[('FONT',(0,1),(-1,-1),'Times-Roman',8),('ALIGN',(2,1),(9,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('LINEABOVE',(0,0),(-1,0),1.2,colors.black),('LINEBELOW',(0,0),(-1,0),.6,colors.black),('LINEBELOW',(0,-1),(-1,-1),1.2,colors.black),('TOPPADDING',(0,0),(-1,-1),2.5),('BOTTOMPADDING',(0,0),(-1,-1),2.5),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('FONT',(1,last),(-1,last),'Times-Bold',8)]
    for i in spans: ts+=[('BACKGROUND',(0,i),(-1,i),colors.Color(.92,.92,.88)),('SPAN',(0,i),(-1,i))]
    for i in sub: ts+=[('LINEABOVE',(2,i),(-1,i),.4,colors.black)]
    t.setStyle(TableStyle(ts))
    occ=tot[0]-vacA
    def deco(cv,d):
        cv.setFont('Times-Italic',8.5); cv.drawString(50,760,'Blackrail Data Center, Ashmoor'); cv.drawRightString(562,760,'Income Capitalization Approach'); cv.line(50,755,562,755)
        cv.line(50,45,562,45); cv.drawString(50,34,'Tarrant Fields Valuation, Inc.'); cv.drawRightString(562,34,str(40+d.page))
    D=SimpleDocTemplate(out(fn),pagesize=(612,792),leftMargin=40,rightMargin=40,topMargin=52,bottomMargin=60,invariant=1)
    D.build([Pg('Analysis of Existing Leases',h1),Pg('The subject is a two-building, multi-tenant data center with 15.1 megawatts of critical IT load across five turn-key halls, one powered shell building and four colocation cages. We were furnished a rent roll by ownership, which was reconciled to the leases. Utility power is metered and passed through to lessees at cost without markup and is excluded from the base rents presented below.'.replace('15.1',f'{tot[1]/1000:.1f}'),bod),
      Pg('Turn-key halls are leased on a per-kilowatt basis; lessees also reimburse an infrastructure management fee. The powered shell lease is absolute net, with the lessee having installed all mechanical and electrical plant at its own cost. The fee owner leases Office 110 to the affiliate that operates the facility; the lease terminates on sale at no cost.',bod),
      Pg('Rent Roll as of September 1, 2026',h2),t,Spacer(1,10),Pg(f'Of the {tot[0]:,} square feet of leasable area, {occ:,} square feet ({occ/tot[0]*100:.1f}%) are leased and {vacA:,} square feet are available. Storage S-2 and the roof licence have no measured area. Contract rents escalate 2.5% to 3.0% annually on the anniversary of commencement.',bod),
      Pg('Comparison with Market',h2),Pg('Recent wholesale leases in the submarket were struck at $120 to $145 per kilowatt per month for requirements between one and three megawatts; retail colocation is quoted at $160 to $185. In our opinion the contract rents are, on balance, at market.',bod)],onFirstPage=deco,onLaterPages=deco)
    save(fn,'Blackrail Data Center','2026-09-01',(None,None,v),rows,'OTHER','appraiser','Appraisal page, prose with table, kW columns, spaces without area',True)

# ---------------------------------------------------------------- 8 VTS-like, UK mixed use
def vts():
    fn='VTS_Schedule_Granary_Wharf_House.pdf'; r=rng_for(fn); N=Names(r); W,H=1190,842; p=P(fn,(W,H)); y=[0]; asof=date(2026,9,29)
    navy=colors.HexColor('#17324D'); grey=colors.HexColor('#6B7785'); band=colors.HexColor('#EEF3F7')
    cols=[('Space',44,'l'),('Tenant',120,'l'),('Use',300,'l'),('Area (sq m)',412,'r'),('Lease start',482,'r'),('Break',556,'r'),('Expiry',628,'r'),('Next review',700,'r'),('Passing rent\n(£ p.a.)',786,'r'),('£ / sq m',836,'r'),('ERV\n£ / sq m',890,'r'),('Service charge\n(£ p.a.)',968,'r'),('Insurance\n(£ p.a.)',1034,'r'),('Rent deposit\n(£)',1106,'r'),('1954\nAct',1146,'r')]
    gb=lambda d:d.strftime('%d %b %y')
    def head():
        p.c.setFillColor(navy); p.c.rect(0,H-62,W,62,stroke=0,fill=1)
        p.t(44,H-30,'Granary Wharf House, Leeds',f='LSB',z=17,col=colors.white); p.t(44,H-49,'Tenancy schedule as at 29 September 2026   |   Office, retail & leisure   |   Freehold',f='LS',z=9.5,col=colors.HexColor('#C9D6E2')); p.t(W-44,H-36,'vts','r','LSB',20,col=colors.white)
        for t,x,al in cols:
            for k,s in enumerate(t.split('\n')): p.t(x,H-82-9*k,s,al,'LSB',7.6,col=grey)
        p.c.setStrokeColor(navy); p.line(40,H-97,W-40,H-97,1); y[0]=H-112
        p.t(44,24,'Exported from VTS 06 Oct 2026 by L. Ostrander (asset management)',f='LS',z=7,col=grey); p.t(W-44,24,f'{p.page}','r','LS',7,col=grey)
    def wrap(s,w):
        o=[];cur=''
        for q in s.split():
            if stringWidth(cur+' '+q,'LS',8.4)>w and cur: o.append(cur);cur=q
            else: cur=(cur+' '+q).strip()
        return o+[cur]
    head(); rows=[]; G=[0,0,0,0,0]; n=v=0; exp={}
    fl=[('Level 8',['8.01','8.02']),('Level 7',['7.01']),('Level 6',['6.01','6.02','6.03']),('Level 5',['5.01','5.02']),('Level 4',['4.01','4.02','4.03']),('Level 3',['3.01']),('Level 2',['2.01','2.02']),('Level 1',['1.01','1.02','1.03']),('Ground',['G.01','G.02','G.03','G.04','G.05']),('Lower ground & external',['LG.01','LG.02','CP.01','SUB','MAST'])]
    nm0=None
    for f,us_ in fl:
        if y[0]<110: p.new(); head()
        p.c.setFillColor(band); p.c.rect(40,y[0]-5,W-80,17,stroke=0,fill=1); p.t(44,y[0],f,f='LSB',z=9,col=navy); y[0]-=20; S=[0,0]
        for u in us_:
            use='Office' if u[0].isdigit() else {'G.01':'Retail','G.02':'Café','G.03':'Restaurant','G.04':'Retail','G.05':'Office reception suite','LG.01':'Gym','LG.02':'Storage','CP.01':'Car parking (14 spaces)','SUB':'Substation','MAST':'Telecoms'}[u]
            a=r.randint(95,610) if use!='Storage' else 38
            if use in('Car parking (14 spaces)','Substation','Telecoms'): a=None
            if u in('6.02','4.03','G.04','2.02'):
                v+=1; p.t(44,y[0],u,f='LS',z=8.4); p.t(120,y[0],'Vacant – under offer' if u=='4.03' else 'Vacant',f='LNI',z=9,col=colors.HexColor('#B0432E')); p.t(300,y[0],use,f='LS',z=8.4); p.t(412,y[0],mo(a,0),'r','LS',8.4); p.t(890,y[0],mo(r.choice([290,305,320]),0),'r','LS',8.4); y[0]-=17; S[0]+=a; G[4]+=a
                rows.append(dict(unit=u,section=f,unitType=use,area=a,statusText='Vacant – under offer' if u=='4.03' else 'Vacant')); continue
            n+=1
            nm=N('uk') if u!='SUB' else 'Northmoor Electricity Networks plc'
            if u=='MAST': nm='Cellcrest Telecom Infrastructure Ltd'
            if u=='8.02' or u=='LG.02': nm=nm0 or nm
            if u=='G.02': nm='Fallowfield Coffee Ltd (t/a The Lock Keeper’s Rest, guaranteed by Fallowfield Holdings Ltd)'
            if u=='8.01': nm0=nm
            nm={'G.01':'Pagewright Stationers Ltd','G.03':'Copper Weir Restaurants Ltd','LG.01':'Ironlane Gyms Ltd','G.05':'Aire Street Serviced Offices Ltd'}.get(u,nm)
            L=lease(r,asof,a or 50,r.choice([255,268,280,295]) if use!='Storage' else 90,.0,terms=(60,120,120,180)); L['start']=L['start'].replace(day=1); L['end']=addm(L['start'],L['term'])-timedelta(1); yr=round(L['rent']*12/5)*5
            if u=='CP.01': yr=26600
            if u=='MAST': yr=11500
            if u=='SUB': yr=None; L['start']=date(1998,3,25); L['end']=date(2097,3,24)
            brk=addm(L['start'],60) if L['term']>=120 and u!='SUB' and addm(L['start'],60)>asof and r.random()<.7 else None
            rev=next((addm(L['start'],60*i) for i in range(1,4) if addm(L['start'],60*i)>asof and addm(L['start'],60*i)<L['end']),None) if u!='SUB' else None
            sc=round(a*62.5) if a and use not in('Storage',) else None; ins=round(a*4.1) if a else None
            dep=round(yr/2) if yr and r.random()<.3 else None
            ls=wrap(nm,172)
            vals=[u,None,use,mo(a,0) if a else '',gb(L['start']),gb(brk) if brk else '–',gb(L['end']) if u!='SUB' else '24 Mar 2097',gb(rev) if rev else '–',mo(yr,0) if yr else 'Peppercorn',f'{yr/a:.0f}' if yr and a else '','' if not a else mo(r.choice([290,305,320]),0) if use!='Storage' else '100',mo(sc,0) if sc else '',mo(ins,0) if ins else '',mo(dep,0) if dep else '','Out' if u in('CP.01','MAST') else 'In']
            for (t,x,al),q in zip(cols,vals):
                if q: p.t(x,y[0],q if u!='SUB' or x!=482 else '25 Mar 1998',al,'LS',8.4)
            for k,s in enumerate(ls): p.t(120,y[0]-9.5*k,s,f='LS',z=8.4)
            y[0]-=17+9.5*(len(ls)-1)
            if u=='1.02': p.t(128,y[0]+5,'Rent free to 31 Dec 2026, topped up by vendor',f='LNI',z=8,col=grey); y[0]-=9
            ch=[]
            if sc: ch.append(dict(code='Service charge',amount=sc))
            if ins: ch.append(dict(code='Insurance',amount=ins))
            rows.append(dict(unit=u,section=f,unitType=use,area=a,tenantName=nm,statusText='Occupied',leaseStartDate=L['start'],leaseEndDate=L['end'],annualRent=yr,charges=ch or None,deposit=dep))
            S[0]+=a or 0;S[1]+=yr or 0; G[1]+=yr or 0;G[2]+=sc or 0;G[3]+=ins or 0
            if yr: exp.setdefault(L['end'].year,[0,0,0]); e=exp[L['end'].year]; e[0]+=1;e[1]+=a or 0;e[2]+=yr
        G[0]+=S[0]
        if len(us_)>1:
            p.t(300,y[0],f'{f} total' if f[:5]!='Lower' else 'Lower ground total',f='LSB',z=8,col=navy); p.t(412,y[0],mo(S[0],0),'r','LSB',8.2,col=navy); p.t(786,y[0],mo(S[1],0),'r','LSB',8.2,col=navy); y[0]-=19
        else: y[0]-=4
    p.c.setStrokeColor(navy); p.line(40,y[0]+12,W-40,y[0]+12,1.2)
    p.t(44,y[0]-2,'TOTAL',f='LSB',z=9.5,col=navy)
    for x,q in ((412,G[0]),(786,G[1]),(968,G[2]),(1034,G[3])): p.t(x,y[0]-2,mo(q,0),'r','LSB',9,col=navy)
    y[0]-=34
    if y[0]<60+13*len(exp): p.new(); head()
    p.t(44,y[0],'Lease expiry profile',f='LSB',z=10,col=navy); p.t(560,y[0],'Occupancy',f='LSB',z=10,col=navy); y1=y[0]-16
    for i,(lab,q) in enumerate([('Let (demised area)',f'{G[0]-G[4]:,} sq m'),('Vacant',f'{G[4]:,} sq m'),('Vacancy rate',f'{G[4]/G[0]*100:.1f}%'),('Let demises / licences',n),('Vacant spaces',v),('Spaces in total',n+v)]): p.t(560,y1-13*i,lab,f='LS',z=8.4); p.t(740,y1-13*i,q,'r','LS',8.4)
    for i,s in enumerate(['Year','Leases','sq m','£ p.a.','% of rent']): p.t([44,160,230,320,390][i],y1,s,'l' if i==0 else 'r','LSB',8,col=grey)
    for k in sorted(exp):
        y1-=13
        for i,s in enumerate([k,exp[k][0],mo(exp[k][1],0),mo(exp[k][2],0),f'{exp[k][2]/G[1]*100:.1f}%']): p.t([44,160,230,320,390][i],y1,s,'l' if i==0 else 'r','LS',8.4)
    p.close()
    save(fn,'Granary Wharf House, Leeds','2026-09-29',(n+v,n,v),rows,'MIXED_USE','manager','VTS-like A3 print, UK tenancy schedule by floor from the top, sq m, annual pounds, peppercorn, recaps',True)

# ---------------------------------------------------------------- 5 lawyers' exhibit in Word
def exhibit():
    from docx import Document
    from docx.shared import Pt, Inches
    from docx.enum.section import WD_ORIENT
    from docx.enum.text import WD_ALIGN_PARAGRAPH as AL
    from docx.oxml.ns import qn
    fn='Exhibit_D_Schedule_of_Leases_Lantern_Hill.pdf'; r=rng_for(fn); N=Names(r); asof=date(2026,9,15)
    d=Document(); s=d.sections[0]; s.orientation=WD_ORIENT.LANDSCAPE; s.page_width,s.page_height=Inches(11),Inches(8.5)
    for k in('left_margin','right_margin'): setattr(s,k,Inches(.8))
    s.top_margin=Inches(.9); s.bottom_margin=Inches(.8)
    stl=d.styles['Normal']; stl.font.name='Times New Roman'; stl.element.rPr.rFonts.set(qn('w:eastAsia'),'Times New Roman'); stl.font.size=Pt(10.5)
    def para(t,b=False,al=None,u=False,sz=None):
        q=d.add_paragraph(); x=q.add_run(t); x.bold=b; x.underline=u; q.paragraph_format.space_after=Pt(6)
        if sz: x.font.size=Pt(sz)
        if al: q.alignment=al
        return q
    para('EXHIBIT D',True,AL.CENTER); para('SCHEDULE OF LEASES, SECURITY DEPOSITS AND ARREARAGES',True,AL.CENTER,True)
    para('(Lantern Hill Shopping Center)',False,AL.CENTER)
    para('The following is a true, correct and complete list of all Leases affecting the Property as of September 15, 2026, together with all Security Deposits held by Seller thereunder. Capitalized terms not defined in this Exhibit have the meanings given in the Agreement. Amounts of Base Rent are the monthly installments payable on the date hereof.',al=AL.JUSTIFY)
    hd=['Premises','Tenant','Lease Documents','Rentable Sq. Ft.','Commence-ment Date','Expiration Date','Monthly Base Rent','Next Scheduled Increase','Security Deposit Held','Arrears (over 30 days)']
    wd=[.72,1.5,1.95,.68,.85,.85,.85,.95,.8,.72]
    t=d.add_table(rows=1,cols=10); t.style='Table Grid'; t.autofit=False
    def cell(c,txt,b=False,al=None,i=False):
        c.text=''; q=c.paragraphs[0]; x=q.add_run(txt); x.font.size=Pt(8.5); x.bold=b; x.italic=i
        if al: q.alignment=al
    for c,h in zip(t.rows[0].cells,hd): cell(c,h,True,AL.CENTER)
    trPr=t.rows[0]._tr.get_or_add_trPr(); from docx.oxml import OxmlElement; e=OxmlElement('w:tblHeader'); e.set(qn('w:val'),'true'); trPr.append(e)
    lf=lambda q:f'{q.strftime("%B")} {q.day}, {q.year}'
    rows=[]; n=v=0; td=tr=0
    secs=[('A.  Anchor and In-Line Tenants',[('Anchor 1',38500,10.25),('A-101',1400,31),('A-102',2100,29.5),('A-103',1850,30),('A-105',3600,27),('B-201',5200,22),('B-203',1200,34),('B-204/205',2450,30),('B-206',980,36)]),('B.  Ground Leases',[('Outparcel 1',None,9500),('Outparcel 2',None,12250)]),('C.  Licenses (no demised area)',[('Kiosk K-1',None,875),('Rooftop',None,1650)]),('D.  Vacant Premises',[('A-104',1600,0),('B-202',2875,0)])]
    lt=['LLC','Inc.','Corporation','L.P.']
    for sec,us_ in secs:
        c=t.add_row().cells; m=c[0].merge(c[9]); cell(m,sec,True)
        for u,a,x in us_:
            c=t.add_row().cells; cell(c[0],u)
            if sec[0]=='D':
                v+=1; cell(c[1],'Vacant',i=True); cell(c[3],f'{a:,}',al=AL.RIGHT); rows.append(dict(unit=u,section=sec,statusText='Vacant',area=a)); continue
            n+=1
            nm=N('retail')+', '+r.choice(['LLC','Inc.','a sole proprietorship']) if a else {'Outparcel 1':'Harbinger Fuel Stations, LP','Outparcel 2':'Crestline Community Bank','Kiosk K-1':'Keycutter Bros., LLC','Rooftop':'Vantage Mobile Sites, Inc.'}[u]
            if u=='Anchor 1': nm='Fairmead Markets, Inc.'
            L=lease(r,asof,a or 12,x if a else x,.03 if a else .1,terms=(60,84,120) if a else (120,180) if sec[0]=='B' else (36,60))
            st=L['steps'][:1] if r.random()<.8 else []
            dn='Ground Lease' if sec[0]=='B' else 'License Agreement' if sec[0]=='C' else 'Shopping Center Lease'
            docs=f'{dn} dated {lf(addm(L["start"],-3).replace(day=r.randint(2,27)))}'
            if r.random()<.5: docs+=f'; First Amendment dated {lf(addm(L["start"],r.choice([14,20]) if L["term"]>36 and addm(L["start"],20)<asof else 1).replace(day=9))}'
            if r.random()<.2: docs+='; Guaranty of even date'
            dep=round(L['rent'],2) if r.random()<.6 and sec[0]!='B' else 0; arr=round(L['rent']*r.choice([.5,1,1.25]),2) if r.random()<.15 else 0
            cell(c[1],nm); cell(c[2],docs); cell(c[3],f'{a:,}' if a else 'N/A',al=AL.RIGHT); cell(c[4],lf(L['start'])); cell(c[5],lf(L['end'])); cell(c[6],'$'+mo(L['rent']),al=AL.RIGHT)
            cell(c[7],f'{lf(st[0][0])}: ${mo(st[0][1])}' if st else 'None'); cell(c[8],f'${mo(dep)}' if dep else 'None',al=AL.RIGHT); cell(c[9],f'${mo(arr)}' if arr else 'None',al=AL.RIGHT)
            td+=dep; tr+=L['rent']
            rows.append(dict(unit=u,section=sec,tenantName=nm,statusText='Occupied',area=a,leaseStartDate=L['start'],leaseEndDate=L['end'],contractRent=L['rent'],deposit=dep or None,balance=arr or None,rentSteps=steps_t(st)))
    c=t.add_row().cells; m=c[0].merge(c[5]); cell(m,'TOTAL MONTHLY BASE RENT AND SECURITY DEPOSITS HELD',True); cell(c[6],'$'+mo(tr),True,AL.RIGHT); cell(c[8],'$'+mo(td),True,AL.RIGHT)
    for k,w in enumerate(wd): t.columns[k].width=Inches(w*.95); wd[k]=w*.95
    for row in t.rows:
      if len({id(x._tc) for x in row.cells})==10:
        for k,w in enumerate(wd): row.cells[k].width=Inches(w)
    para('')
    para('Notes: (1) Fairmead Markets, Inc. pays percentage rent of 1.25% of Gross Sales in excess of a breakpoint of $31,500,000 per lease year. (2) Each Tenant in Part A other than Anchor 1 pays its Proportionate Share of Operating Costs, Real Estate Taxes and Insurance. (3) Harbinger Fuel Stations, LP has a right of first refusal, waived by letter to be delivered at Closing.',sz=9.5)
    s.footer.paragraphs[0].text='Purchase and Sale Agreement – Exhibit D'; s.footer.paragraphs[0].alignment=AL.CENTER
    tmp='scratch/r58_tmp'; os.makedirs(tmp,exist_ok=True); dx=f'{tmp}/{fn[:-4]}.docx'; d.save(dx)
    subprocess.run(['soffice','--headless','--convert-to','pdf','--outdir',HERE+'/documents',dx],check=True,stdout=subprocess.DEVNULL,stderr=subprocess.DEVNULL)
    save(fn,'Lantern Hill Shopping Center','2026-09-15',(None,None,v),rows,'RETAIL','lawyer','Word table exhibit to a purchase agreement, long dates, ground leases and licenses in parts',True)
if __name__=='__main__': argus(); dcap(); vts(); exhibit()
