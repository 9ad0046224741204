import random
from common import *
def um1():
    from reportlab.lib.pagesizes import letter,landscape
    from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle
    from reportlab.lib import colors
    fn='Ferncliff_Terrace_LIHTC_unit_mix.pdf'
    P=["units","ami","beds","baths","sf","total_sf","gross","ua","net","monthly","other:Annual potential rent"]
    base={0:1538,1:1648,2:1978,3:2285};  # 100% of AMI limits
    ua={0:58,1:71,2:94,3:118};nmS={0:"Efficiency",1:"One-bedroom",2:"Two-bedroom",3:"Three-bedroom"}
    M={0:[(30,2,1,455),(50,6,1,455),(60,4,1,470)],1:[(30,4,1,612),(50,11,1,612),(60,14,1,630),(80,5,1,648)],2:[(30,5,1,835),(40,3,1,835),(50,12,1.5,872),(60,18,2,905),(80,6,2,905)],3:[(30,3,2,1088),(50,7,2,1088),(60,9,2,1124),(80,2,2,1124)]}
    rows=[];tot=[];body=[];kinds=[];allr=[];tier={}
    def line(lab,v,k): 
        kinds.append((k,len(body)));f=[('0',),]
        o=[lab]
        for key in P:
            x=v.get(key)
            o.append('' if x is None else (f"{x}%" if key=='ami' and k=='r' else f"{x:.1f}%" if key=='ami' else f"{x:g}" if key in('beds','baths') else ('$' if k=='g' and key in('net','monthly',P[-1]) else '')+f"{x:,}"))
        body.append(o)
    def agg(rs,ex=0):
        n=sum(r['units'] for r in rs);q=[r for r in rs if 'net' in r];m=sum(r['units'] for r in q)
        v={"units":n,"ami":rnd(sum(r['ami']*r['units'] for r in q)/m,1),"sf":rnd(sum(r['total_sf'] for r in rs)/n),"total_sf":sum(r['total_sf'] for r in rs),"net":rnd(sum(r['monthly'] for r in q)/m),"monthly":sum(r['monthly'] for r in q)}
        v[P[-1]]=v['monthly']*12;return v
    for b,l in M.items():
        kinds.append(('s',len(body)));body.append([nmS[b]+" homes"]+['']*11);rs=[]
        for i,(a,n,ba,sf) in enumerate(l):
            g=int(base[b]*a/100);v={"units":n,"ami":a,"beds":b,"baths":ba,"sf":sf,"total_sf":n*sf,"gross":g,"ua":ua[b],"net":g-ua[b],"monthly":n*(g-ua[b])};v[P[-1]]=v["monthly"]*12
            lab=f"{b}{'ABCDE'[i]} - {a}% rent restricted";line(lab,v,'r');rs.append(v);rows.append({"type":lab,**v});tier.setdefault(a,[]).append(v)
        if b==2:
            lab="2M - Manager, unrestricted";v={"units":1,"beds":2,"baths":2,"sf":905,"total_sf":905};line(lab,v,'r');rows.append({"type":lab,**v});rs.append(v)
        t=agg(rs);lab=f"{nmS[b]} total / average";line(lab,t,'t');tot.append({"label":lab,**t});allr+=rs
    t=agg(allr);line("PROPERTY TOTAL / AVERAGE",t,'g');tot.append({"label":"PROPERTY TOTAL / AVERAGE",**t})
    head=[['Home type and','No. of','Income','','','Net','Total','Max.','Utility','Net','Monthly','Annual'],['restriction','homes','tier','Bed','Bath','sq ft','sq ft','gross','allow-','rent to','potential','potential'],['','','(AMI)','','','each','','rent','ance','owner','rent','rent']]
    T=Table(head+body,colWidths=[152,42,44,32,34,44,54,50,44,52,64,70],repeatRows=3)
    bl=colors.HexColor('#1d3f66')
    st=[('FONT',(0,0),(-1,-1),'Times-Roman',9),('FONT',(0,0),(-1,2),'Times-Bold',9),('ALIGN',(1,0),(-1,-1),'RIGHT'),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.8),('TOPPADDING',(0,0),(-1,2),0),('BOTTOMPADDING',(0,0),(-1,1),0),('LINEBELOW',(0,2),(-1,2),1,bl),('LINEABOVE',(0,0),(-1,0),1,bl),('TEXTCOLOR',(0,0),(-1,2),bl)]
    for k,i in kinds:
        i+=3
        if k=='s': st+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(0,i),'Times-BoldItalic',9.5),('TOPPADDING',(0,i),(0,i),4)]
        if k in 'tg': st+=[('FONT',(0,i),(-1,i),'Times-Bold',9 if k=='t' else 8.6),('LINEABOVE',(1,i),(-1,i),.4,bl)]
        if k=='g': st+=[('BACKGROUND',(0,i),(-1,i),colors.HexColor('#dfe7f0'))]
    T.setStyle(TableStyle(st));T.hAlign='LEFT'
    def side(d,w):
        x=Table(d,colWidths=w);x.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Times-Roman',8),('FONT',(0,0),(-1,0),'Times-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('GRID',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]));return x
    n=sum(r['units'] for r in allr)
    a=side([['Recap by tier','Homes','% restricted','Monthly']]+[[f"{k}% AMI",sum(x['units'] for x in v),f"{rnd(100*sum(x['units'] for x in v)/(n-1),1)}%",f"{sum(x['monthly'] for x in v):,}"] for k,v in sorted(tier.items())],[70,45,65,60])
    b=side([['Utility allowance','Eff','1 BR','2 BR','3 BR'],['Electric, light & power',21,26,34,43],['Electric heat',19,24,33,41],['Hot water, cooking',18,21,27,34],['Total per schedule 4/2025',58,71,94,118]],[118,32,36,36,36])
    p=ParagraphStyle('p',fontName='Times-Roman',fontSize=9.5,leading=12);hh=ParagraphStyle('h',fontName='Times-Bold',fontSize=15,leading=19,textColor=bl)
    cols=Table([[a,b]],colWidths=[300,290]);cols.setStyle(TableStyle([('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(-1,-1),0)]));cols.hAlign='LEFT'
    SimpleDocTemplate(doc(fn),pagesize=landscape(letter),leftMargin=46,rightMargin=46,topMargin=30,bottomMargin=26).build([Paragraph('Ferncliff Terrace - Unit mix and restricted rents',hh),Paragraph(f'{n} homes, of which one for the manager. Rents are at the 2025 limits, less the housing authority\'s utility allowance. Tier averages and net-rent averages are weighted by restricted homes and leave the manager\'s home out.',p),Spacer(1,5),T,Spacer(1,8),cols])
    truth(fn,'UM',P,rows,tot,'MULTIFAMILY','M. Ettinghurst, acquisitions analyst',"PDF Times, three-line headers with broken words, by bedroom with averages, side tables below","side tables (tier recap, utility allowances) are not rows; manager unit without rents; averages in subtotals")
def um2():
    import xlsxwriter
    fn='Aldersyde_rate_and_unit_mix.xlsx'
    # level, style, wing, units, occ, sf, asking, inplace, second
    D_=[("Independent living","Studio","North",12,11,420,3150,2984,850),("Independent living","Alcove","North",8,7,495,3425,3260,850),("Independent living","One bedroom","North",22,20,610,3980,3745,850),("Independent living","One bedroom deluxe","North",14,12,705,4295,4102,850),("Independent living","Two bedroom","North",10,10,940,5150,4876,850),("Independent living","Cottage","Garden",6,5,1180,5890,5610,950),
    ("Assisted living","Studio","East",18,16,345,4690,4512,1200),("Assisted living","Studio large","East",9,9,398,4925,4740,1200),("Assisted living","One bedroom","East",16,13,525,5580,5391,1200),("Assisted living","One bedroom","South",12,11,540,5640,5402,1200),("Assisted living","Two bedroom","South",4,3,790,6750,6475,1400),("Assisted living","Companion (bed)","South",6,0,230,3495,None,None),
    ("Memory care","Private suite","Grove",14,12,310,7250,7018,None),("Memory care","Private suite, bath","Grove",6,6,355,7690,7395,None),("Memory care","Companion (bed)","Grove",8,5,215,5480,5266,None)]
    P=["units","occupied","vacant","pct_occ","sf","total_sf","market","market_total","actual","actual_total","other:SECOND PERSON FEE Monthly"]
    wb=xlsxwriter.Workbook(doc(fn));ws=wb.add_worksheet('Unit mix')
    F=lambda **k: wb.add_format({'font_name':'Georgia','font_size':10,**k})
    h=F(bold=1,bg_color='#5B3A5E',font_color='white',align='center',valign='vcenter',text_wrap=1,border=1);tx=F(border=1,valign='vcenter');mg=F(border=1,valign='vcenter',align='center',bold=1,text_wrap=1,bg_color='#EFE6F0')
    nf=F(border=1,num_format='#,##0');df=F(border=1,num_format='$#,##0');pf=F(border=1,num_format='0.0%')
    bn,bd,bp,bt=[F(border=1,bold=1,bg_color='#EFE6F0',**({'num_format':x} if x else {})) for x in('#,##0','$#,##0','0.0%',None)]
    ws.write(0,1,'Aldersyde Senior Living - unit mix, rates and occupancy at 30 April 2025',F(bold=1,font_size=14));ws.write(1,1,'Rates exclude level-of-care charges. Companion rooms are counted by the bed. In place = average billed base rate of occupied units.',F(italic=1))
    for a,b,s in((1,1,'Level'),(2,2,'Style'),(3,3,'Wing'),(9,9,'')): pass
    for col,s in((1,'Level'),(2,'Style'),(3,'Wing')): ws.merge_range(3,col,4,col,s,h)
    ws.merge_range(3,5,3,8,'UNITS / BEDS',h);ws.merge_range(3,9,3,10,'AREA (SF)',h);ws.merge_range(3,11,3,12,'ASKING RATE',h);ws.merge_range(3,13,3,14,'IN PLACE',h);ws.write(3,15,'SECOND PERSON FEE',h)
    for j,s in zip(range(5,16),['Count','Occupied','Vacant','Occ. %','Each','Total','Monthly','Total at 100%','Average','Billed base','Monthly']): ws.write(4,j,s,h)
    ws.write(4,4,'Rev code',h);ws.set_column(4,4,9,None,{'hidden':1})
    r=5;rows=[];tot=[];subs=[];G=[]
    def totals(rs):
        u=sum(x[3] for x in rs);o=sum(x[4] for x in rs);q=sum(x[3]*x[5] for x in rs);m=sum(x[3]*x[6] for x in rs);a=sum(x[4]*(x[7] or 0) for x in rs)
        return [u,o,u-o,rnd(100*o/u,1),rnd(q/u),q,rnd(m/u),m,rnd(a/o),a]
    def wt(r,lab,v,rng):
        ws.merge_range(r,1,r,3,lab,bt)
        sm=lambda col:'='+'+'.join(f'SUM({col}{a+1}:{col}{b+1})' for a,b in rng)
        R1=r+1;fx=[sm('F'),sm('G'),sm('H'),f'=G{R1}/F{R1}',f'=ROUND(K{R1}/F{R1},0)',sm('K'),f'=ROUND(M{R1}/F{R1},0)',sm('M'),f'=ROUND(O{R1}/G{R1},0)',sm('O')]
        for j,(f,x) in enumerate(zip(fx,v)):
            ws.write_formula(r,5+j,f,[bn,bn,bn,bp,bn,bn,bd,bd,bd,bd][j],v[1]/v[0] if j==3 else x)
        ws.write_blank(r,15,None,bt);tot.append({"label":lab,**dict(zip(P,v))})
    for lv in("Independent living","Assisted living","Memory care"):
        rs=[x for x in D_ if x[0]==lv];r0=r
        for L,s,w,u,o,sf,ask,ip,sec in rs:
            ws.write(r,2,s,tx);ws.write(r,3,w,tx);ws.write(r,4,f"{lv[0]}L-{r}",tx)
            v=[u,o,u-o,o/u,sf,u*sf,ask,u*ask,ip,(o*ip if ip else None),sec]
            for j,x in enumerate(v):
                f=pf if j==3 else df if j>=6 else nf
                e=r+1
                fx={2:f'=F{e}-G{e}',3:f'=G{e}/F{e}',5:f'=F{e}*J{e}',7:f'=F{e}*L{e}',9:f'=G{e}*N{e}'}.get(j)
                if x is None: ws.write_blank(r,5+j,None,f)
                elif fx: ws.write_formula(r,5+j,fx,f,x)
                else: ws.write_number(r,5+j,x,f)
            v[3]=rnd(100*o/u,1);rows.append({"type":s,**{k:x for k,x in zip(P,v) if x is not None}});r+=1
        ws.merge_range(r0,1,r-1,1,lv,mg);wt(r,lv+' subtotal',totals(rs),[(r0,r-1)]);subs.append((r0,r-1));r+=1
    wt(r,'Community',totals(D_),subs)
    ws.write(r+2,1,'Source: Aldersyde census 4/30/25 and rate card effective 1/1/25. South companion beds opened in April; none filled.',F(font_size=9))
    # side table
    ws.write(3,17,'Care charge',h);ws.write(4,17,'Level',h);ws.write(4,18,'Per month',h);ws.write(3,18,'',h)
    for i,(a,b) in enumerate((('Level 1',525),('Level 2',980),('Level 3',1460),('Memory',0))): ws.write(5+i,17,a,tx);ws.write(5+i,18,b if b else 'included',df)
    ws.set_column(0,0,2);ws.set_column(1,1,19);ws.set_column(2,2,21);ws.set_column(3,3,9);ws.set_column(5,8,9.5);ws.set_column(9,14,12);ws.set_column(15,15,14);ws.set_column(16,16,3);ws.set_column(17,18,11);ws.set_row(3,30)
    ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    truth(fn,'UM',P,rows,tot,'SENIOR_HOUSING','asset management, Aldersyde',"xlsxwriter, merged level cells, grouped headers, hidden text column, formulas with cached values, side table of care charges","merged level column (not in type), same style in two wings, side table at right, percent-formatted fractions")
def um3():
    R=random.Random(2623)
    from openpyxl import Workbook
    from openpyxl.styles import Font,Alignment,Border,Side,PatternFill
    fn='Wrenfield_phases_proforma_v_inplace.xlsx'
    P=["units","pct_units","sf","total_sf","market","market_sf","occupied","actual","actual_sf","other:PRO FORMA YEAR 1 Rent","other:PRO FORMA YEAR 1 Per SF","other:PRO FORMA YEAR 1 Monthly"]
    T=[("E1 Studio / 1 bath",520,1290),("A1 One bedroom / 1 bath",648,1455),("A2 One bedroom / 1 bath, den",742,1590),("A3 One bedroom / 1 bath, top floor loft",815,1710),("B1 Two bedroom / 2 bath",1004,1880),("B2 Two bedroom / 2 bath, corner",1096,2015),("B3 Two bedroom / 2.5 bath townhome with garage",1278,2340),("C1 Three bedroom / 2 bath",1342,2475)]
    ph=[("Phase I - Wrenfield Mill (2016)",.95,[8,24,16,0,30,14,0,10]),("Phase II - The Dyehouse (2020)",1.03,[12,30,14,9,28,16,8,6]),("Phase III - Bobbin Row (2024, in lease-up)",1.10,[10,26,12,7,22,12,14,8])]
    wb=Workbook();ws=wb.active;ws.title='Mix'
    ws['A1']='Wrenfield, all phases: asking, in place and pro forma';ws['A1'].font=Font(bold=True,size=14,name='Arial')
    ws['A2']='Rent roll of 2 June 2025. Averages weighted by units (in place: by occupied units).'
    th=Side(style='thin',color='FF888888');r=4;rows=[];tot=[];allr=[]
    fm=['0','0.0','#,##0','#,##0','$#,##0','$0.00','0','$#,##0','$0.00','$#,##0','$0.00','$#,##0']
    def put(r,lab,v,bold=False):
        q=ws.cell(r,1,lab);q.alignment=Alignment(wrap_text=True,vertical='top')
        if len(lab)>32: ws.row_dimensions[r].height=27
        for j,x in enumerate(v):
            if x is None: continue
            z=ws.cell(r,2+j,x);z.number_format=fm[j]
        for j in range(1,14):
            z=ws.cell(r,j);z.font=Font(bold=bold,name='Arial',size=10);z.border=Border(top=th if bold else None,bottom=None if bold else Side(style='hair'))
            if bold: z.fill=PatternFill('solid',fgColor='FFE8EFDA')
    def agg(rs,share=True):
        S=lambda f:sum(f(x) for x in rs);u=S(lambda x:x[0]);q=S(lambda x:x[3]);m=S(lambda x:x[0]*x[4]);o=S(lambda x:x[6]);a=S(lambda x:x[6]*(x[7] or 0));oq=S(lambda x:x[6]*x[2]);p=S(lambda x:x[11])
        return [u,100.0 if share else None,rnd(q/u),q,rnd(m/u),rnd(m/q,2),o,rnd(a/o),rnd(a/oq,2),rnd(p/u),rnd(p/q,2),p]
    planted=None
    for pi,(pn,k,us) in enumerate(ph):
        ws.cell(r,1,pn).font=Font(bold=True,size=12,name='Arial');r+=1
        for a,b,s in((2,5,''),(6,7,'ASKING'),(8,10,'IN PLACE'),(11,13,'PRO FORMA YEAR 1')):
            if s: ws.merge_cells(start_row=r,start_column=a,end_row=r,end_column=b);ws.cell(r,a,s).alignment=Alignment(horizontal='center');ws.cell(r,a).font=Font(bold=True,name='Arial');ws.cell(r,a).fill=PatternFill('solid',fgColor='FFC6D9A8')
        r+=1
        for j,s in enumerate(['Plan','Units','Mix %','Avg SF','Total SF','Rent','Per SF','Occ. units','Rent','Per SF','Rent','Per SF','Monthly'],1):
            z=ws.cell(r,j,s);z.font=Font(bold=True,name='Arial');z.alignment=Alignment(horizontal='left' if j==1 else 'right');z.border=Border(bottom=Side(style='medium'))
        r+=1;N=sum(us);rs=[]
        for (n,sf,rt),u in zip(T,us):
            if not u: continue
            sf2=sf+R.choice([0,0,6,-8,14]);mk=rnd(rt*k/5)*5;o=rnd(u*(R.uniform(.9,1) if pi<2 else R.uniform(.3,.65)));ip=rnd(mk*R.uniform(.91,.99));pfm=rnd(mk*1.03/5)*5+(60 if pi==0 else 0)
            v=[u,rnd(100*u/N,1),sf2,u*sf2,mk,rnd(mk/sf2,2),o,ip,rnd(ip/sf2,2),pfm,rnd(pfm/sf2,2),u*pfm]
            put(r,n,v);rows.append({"type":n,**dict(zip(P,v))});rs.append(v);r+=1
        t=agg(rs);lab=f"Phase {['I','II','III'][pi]} total / average"
        if pi==1:
            true=t[11];w=list(str(true));w[1],w[2]=w[2],w[1]
            if int(''.join(w))==true: w[2],w[3]=w[3],w[2]
            t[11]=int(''.join(w));assert t[11]!=true
            planted={"what":f"Phase II total of the pro forma monthly column printed {t[11]:,}; the lines add to {true:,} (digits transposed); the property total is right","kind":"wrong_total"}
        put(r,lab,t,True);tot.append({"label":lab,**dict(zip(P,t))});allr+=rs;r+=2
    t=agg(allr,False);put(r,"Wrenfield, three phases",t,True);tot.append({"label":"Wrenfield, three phases",**{k:x for k,x in zip(P,t) if x is not None}})
    r+=2;ws.cell(r,1,'Pro forma: asking plus 3%, and $60 a unit for the Phase I kitchen programme. Phase III opened in November 2024.')
    ws.column_dimensions['A'].width=30
    for j in 'BCDEFGHIJKLM': ws.column_dimensions[j].width=10.5
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(doc(fn))
    truth(fn,'UM',P,rows,tot,'MULTIFAMILY','analyst, Wrenfield owner',"xlsx Arial, three phase blocks each with its own grouped header, wrapped type cells, subtotals with averages","planted wrong subtotal; repeated header words under groups; pro forma beside asking and in place",planted)
