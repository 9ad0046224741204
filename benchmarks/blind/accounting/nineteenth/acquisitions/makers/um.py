import random,subprocess,os
from common import *
# ---------- 7 BTR pdf
def um1():
    R=random.Random(1907);name='wrenfield_btr_unit_mix'
    K=['units','pct_units','sf','occupied','vacant','down','pct_occ','pct_leased','market','market_sf','actual','actual_sf','other:Gap to Market $ / Home','other:Gap to Market %','other:Trade-Out Last 10 Signed']
    secs=[('Phase I – delivered 2022',[('Linnet 2-bed cottage',2,2,1064,18,1945),('Linnet 2-bed cottage, end lot with side yard',2,2,1064,6,2020),('Plover duplex',2,2.5,1188,14,2090),('Siskin',3,2,1340,22,2265),('Siskin with garage',3,2,1340,12,2395),('Merlin',3,2.5,1566,16,2480)]),
     ('Phase II – delivered 2024',[('Linnet II',2,2,1082,10,2010),('Plover II duplex',2,2.5,1204,12,2145),('Siskin II',3,2,1362,20,2330),('Siskin II with garage',3,2,1362,14,2460),('Merlin II, upgraded kitchen',3,2.5,1588,18,2595),('Harrier',4,3,1905,9,2890),('Harrier with bonus room over the garage',4,3,2144,5,3075)]),
     ('Phase III – lease-up, first homes 11/2025',[('Siskin III',3,2,1370,11,2350),('Merlin III',3,2.5,1590,9,2610),('Harrier III',4,3,1920,6,2940)])]
    tot_u=sum(x[4] for s in secs for x in s[1]);N=[]
    for si,(s,l) in enumerate(secs):
        q=[]
        for n,b,ba,sf,u,mk in l:
            oc=u-(R.choice([0,1,1,2]) if si<2 else u//2);dn=1 if n in('Siskin','Harrier') else 0
            oc=min(oc,u-dn);act=mk-R.randint(10,160)+(40 if si==2 else 0);last=mk-R.randint(-30,45);ls=min(u,oc+R.choice([0,1]))
            q.append(dict(type=n,beds=b,baths=ba,u=u,sf=sf,oc=oc,vac=u-oc-dn,dn=dn,ls=ls,mk=mk,act=act,last=last))
        N.append((s,q))
    def vals(q):
        U=sum(x['u'] for x in q);O=sum(x['oc'] for x in q);W=lambda k,w='u':sum(x[k]*x[w] for x in q)/sum(x[w] for x in q)
        sf=W('sf');mk=W('mk');ac=W('act','oc')
        # rates per foot: dollars over feet of the same homes
        msf=sum(x['mk']*x['u'] for x in q)/sum(x['sf']*x['u'] for x in q);asf=sum(x['act']*x['oc'] for x in q)/sum(x['sf']*x['oc'] for x in q)
        mo=W('mk','oc');gap=mo-ac
        return [U,round(U/tot_u*100,1),round(sf),O,sum(x['vac'] for x in q),sum(x['dn'] for x in q),round(O/U*100,1),round(sum(x['ls'] for x in q)/U*100,1),round(mk),round(msf,2),round(ac),round(asf,2),round(gap),round(gap/mo*100,1),round(W('last'))]
    par=lambda s,v:f'({s})' if v<0 else s
    F=[lambda v:f'{v:,}',lambda v:f'{v:.1f}%',lambda v:f'{v:,}',str,str,str,lambda v:f'{v:.1f}%',lambda v:f'{v:.1f}%',lambda v:f'${v:,}',lambda v:f'${v:.2f}',lambda v:f'${v:,}',lambda v:f'${v:.2f}',lambda v:par(f'${abs(v):,}',v),lambda v:par(f'{abs(v):.1f}%',v),lambda v:f'${v:,}']
    from reportlab.platypus import SimpleDocTemplate,Table,Paragraph,Spacer
    from reportlab.lib.styles import ParagraphStyle as PS
    from reportlab.lib.pagesizes import letter,landscape
    from reportlab.lib import colors
    b=PS('b',fontName='Helvetica',fontSize=7.6,leading=8.8)
    data=[['','','','','','','Status Today','','','','','Asking','','In Place','','Gap to\nMarket','','Trade-Out'],
          ['','','','','% of','Heated','','','','%','%','Rent','','Rent','','$ /','','Last 10'],
          ['Home','BR','BA','Homes','Homes','SF','Occ.','Vac.','Down','Occ.','Leased','/ Mo.','/ SF','/ Mo.','/ SF','Home','%','Signed']]
    data[0][15]='Gap to Market'
    sty=[('SPAN',(6,0),(10,0)),('SPAN',(11,0),(12,0)),('SPAN',(13,0),(14,0)),('SPAN',(15,0),(16,0)),('FONT',(0,0),(-1,2),'Helvetica-Bold',7.6),('FONT',(0,3),(-1,-1),'Helvetica',7.6),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(6,0),(16,0),'CENTER'),('TEXTCOLOR',(0,0),(-1,2),colors.white),('BACKGROUND',(0,0),(-1,2),colors.HexColor('#2F5D50')),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),4),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('TOPPADDING',(0,1),(-1,2),0),('BOTTOMPADDING',(0,0),(-1,1),0)]
    rows=[];tots=[];f=lambda v:{k:float(x) for k,x in zip(K,v)}
    for a,z in((6,10),(11,12),(13,14),(15,16)):sty.append(('LINEBELOW',(a,0),(z,0),.5,colors.white))
    for s,q in N:
        sty+=[('SPAN',(0,len(data)),(-1,len(data))),('FONT',(0,len(data)),(-1,len(data)),'Helvetica-BoldOblique',8),('ALIGN',(0,len(data)),(0,len(data)),'LEFT')]
        data.append([s]+['']*17)
        for x in q:
            v=vals([x]);data.append([Paragraph(x['type'],b),str(x['beds']),f"{x['baths']:g}"]+[g(y) for g,y in zip(F,v)]);rows.append({'type':x['type'],'beds':x['beds'],'baths':x['baths'],**f(v)})
        v=vals(q);lab=s.split(' –')[0]+' total / average';sty+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',7.6),('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#E3EDE9'))]
        data.append([lab,'','']+[g(y) for g,y in zip(F,v)]);tots.append({'label':lab,**f(v)})
    v=vals([x for s,q in N for x in q]);sty+=[('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',8),('LINEABOVE',(0,len(data)),(-1,len(data)),1.2,colors.black)]
    data.append(['Wrenfield, all homes','','']+[g(y) for g,y in zip(F,v)]);tots.append({'label':'Wrenfield, all homes',**f(v)})
    T=Table(data,colWidths=[142,22,24,34,37,36,28,28,30,40,40,42,34,42,34,38,36,48],repeatRows=3);T.setStyle(sty)
    side=Table([['Underwriting notes','',''],['Pet rent per home','$35','72% of homes'],['Smart-home package','$45','mandatory'],['Lawn care','$60','Phase I only'],['Renewal growth, T-3','3.4%','']],colWidths=[110,50,80]);side.setStyle([('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(0,0),'Helvetica-Bold',8),('BOX',(0,0),(-1,-1),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),1),('BOTTOMPADDING',(0,0),(-1,-1),1)])
    e=PS('e',fontName='Helvetica',fontSize=8,leading=10)
    doc=SimpleDocTemplate(D+name+'.pdf',pagesize=landscape(letter),leftMargin=26,rightMargin=26,topMargin=30,bottomMargin=26,title='Wrenfield')
    side.hAlign='LEFT'
    doc.build([Paragraph('<font size=15 color="#2F5D50"><b>Wrenfield Cottages</b></font> &nbsp; Build-to-rent, Murfreesboro, Tennessee &nbsp; | &nbsp; unit mix from rent roll of 06/08/2026',PS('t',parent=e,leading=18)),Spacer(1,6),T,Spacer(1,6),Paragraph('Asking, size and trade-out averages are weighted by homes; in-place rent by occupied homes. Gap compares asking and in-place rent of the occupied homes; parentheses: in place above asking. Occ. + Vac. + Down = Homes.',e),Spacer(1,8),side])
    save(name,'pdf','UM',K,rows,tots,'MULTIFAMILY','broker offering memorandum page','three-line grouped heads in white on green, three phases with averages, notes table below','three header lines, wrapped names, down homes, parentheses gap')
# ---------- 8 senior xlsx
def um2():
    R=random.Random(1908);name='Juniper Glen - unit mix and rates'
    import xlsxwriter
    gU,gB,gR,gA='UNITS','BEDS','MONTHLY RATE PER UNIT','ANNUALIZED'
    K=['sf','units','occupied','vacant','pct_occ',f'other:{gB} Licensed',f'other:{gB} Occupied',f'other:{gB} % Occ.','market','actual',f'other:{gR} Care / Level Fee',f'other:{gR} Second Person',f'other:{gA} In-Place Base Rent']
    secs=[('INDEPENDENT LIVING',[('IL Studio',410,12,1,3150),('IL One Bedroom',585,34,1,3895),('IL One Bedroom Den',690,16,2,4275),('IL Two Bedroom',910,18,2,5050),('IL Cottage',1240,8,2,5890)]),
     ('ASSISTED LIVING',[('AL Studio',365,22,1,4675),('AL Alcove',430,14,1,4990),('AL One Bedroom',540,26,1,5580),('AL Companion Suite',600,10,2,7350),('AL Two Bedroom',860,6,2,6925)]),
     ('MEMORY CARE',[('MC Private',300,18,1,7250),('MC Semi-Private',410,9,2,10900),('MC Deluxe Private',355,5,1,7990)]),
     ('RESPITE / GUEST',[('Respite Furnished',380,3,1,6300),('Guest Room',320,1,1,3600)])]
    wb=xlsxwriter.Workbook(D+name+'.xlsx');ws=wb.add_worksheet('Mix');
    fm=lambda **k:wb.add_format({'font_name':'Calibri','font_size':10,**k})
    hd=fm(bold=1,align='center',valign='vcenter',border=1,bg_color='#F3E3C3',text_wrap=1);i_='#,##0;(#,##0);"-"';d_='$#,##0;($#,##0);"-"';p_='0.0%'
    fmt=[i_,i_,i_,i_,p_,i_,i_,p_,d_,d_,d_,d_,d_]
    ws.write(0,0,'JUNIPER GLEN – Care community, Bend OR',fm(bold=1,font_size=13));ws.write(1,0,'Census date 30 April 2026. Rates are monthly and per unit; two-person suites are priced for the suite.',fm(italic=1))
    ws.merge_range('A4:A5','Accommodation',hd);ws.merge_range('B4:B5','Avg. SF',hd);ws.merge_range('C4:F4',gU,hd);ws.merge_range('G4:I4',gB,hd);ws.merge_range('J4:M4',gR,hd);ws.write('N4',gA,hd)
    for k,t in enumerate(['Total','Occupied','Vacant','% Occ.','Licensed','Occupied','% Occ.','Street','In-Place Base Rent','Care / Level Fee','Second Person','In-Place Base Rent']):ws.write(4,2+k,t,hd)
    ws.set_row(4,30)
    D_=[]
    for s,l in secs:
        q=[]
        for n,sf,u,bp,mk in l:
            oc=max(u-R.choice([0,1,2,3]),1) if n!='Guest Room' else 0
            lb=u*bp;ob=oc if bp==1 else oc+R.randint(0,oc)
            if 'Semi' in n or 'Companion' in n:ob=min(lb,oc*2-R.randint(0,2))
            act=mk-R.randint(40,420) if oc else None
            care=None if s[0]=='I' or not oc else R.randint(620,1900);sp=None if bp==1 or 'Semi' in n or 'Comp' in n else R.choice([850,950,1100])
            q.append(dict(n=n,sf=sf,u=u,oc=oc,lb=lb,ob=ob,mk=mk,act=act,care=care,sp=sp))
        D_.append((s,q))
    def vals(q,tot):
        S=lambda k:sum(x[k] for x in q);U,O=S('u'),S('oc')
        W=lambda k,w:(lambda z:round(sum(x[k]*x[w] for x in z)/sum(x[w] for x in z)) if z and sum(x[w] for x in z) else None)([x for x in q if x[k] is not None])
        return [W('sf','u'),U,O,U-O,round(O/U*100,1),S('lb'),S('ob'),round(S('ob')/S('lb')*100,1),W('mk','u'),W('act','oc'),W('care','oc'),None if tot else q[0]['sp'],sum((x['act'] or 0)*x['oc'] for x in q)*12]
    def put(r,v,bold):
        for k,x in enumerate(v):
            if x is None:continue
            F=fm(num_format=fmt[k],align='right',**({'bold':1,'top':1} if bold else {}))
            if k==0 and not bold:ws.write_string(r,1,f'{x:,}',F)
            elif fmt[k]==p_:ws.write_number(r,1+k,round(x/100,4),F)
            else:ws.write_number(r,1+k,x,F)
    f=lambda v:{k:float(x) for k,x in zip(K,v) if x is not None};rows=[];tots=[];r=5
    for s,q in D_:
        ws.merge_range(r,0,r,13,s,fm(bold=1,bg_color='#EFEFEF'));r+=1
        for x in q:
            v=vals([x],0);ws.write(r,0,x['n'],fm(indent=1));put(r,v,0);rows.append({'type':x['n'],**f(v)});r+=1
        v=vals(q,1);lab='Total '+s.title();ws.write(r,0,lab,fm(bold=1,top=1));put(r,v,1);tots.append({'label':lab,**f(v)});r+=1
    v=vals([x for s,q in D_ for x in q],1);r+=1;ws.write(r,0,'COMMUNITY',fm(bold=1,top=1));put(r,v,1);tots.append({'label':'COMMUNITY',**f(v)})
    for k,t in enumerate(['Averages in total lines: street rate and area by units, in-place and care by occupied units with a charge.','Annualized = in-place base rent x occupied units x 12; excludes care and second-person charges.','Guest room is never licensed out for residence; counted as one unit and one bed.']):ws.write(r+2+k,0,t,fm(italic=1,font_size=9))
    ws.write('P4','Community fee',fm(bold=1));
    for k,(a,b_) in enumerate([('IL',3500),('AL',2500),('MC',2500)]):ws.write(4+k,15,a);ws.write(4+k,16,b_,fm(num_format=d_))
    ws.set_column('A:A',27);ws.set_column('B:I',9.5);ws.set_column('J:M',11);ws.set_column('N:N',14);ws.set_column('P:P',14);ws.set_landscape();ws.fit_to_pages(1,0);wb.close()
    save(name,'xlsx','UM',K,rows,tots,'SENIOR_HOUSING','Juniper Glen regional sales director','units beside beds, merged two-line heads, four levels of care with totals, area stored as text','beds beside units, same words twice in heads, side table, text numbers')
# ---------- 9 MF via LibreOffice pdf
def um3():
    R=random.Random(1909);name='Tessera_Park_UM_renovation'
    import xlsxwriter
    gM,gI,gL,gX,gP='MARKET','IN-PLACE','LAST TEN LEASES','LOSS TO LEASE','PRO FORMA'
    K=['units','sf','total_sf','market','market_sf','occupied','actual','actual_sf',f'other:{gL} No.',f'other:{gL} Gross Rent',f'other:{gL} Concession',f'other:{gL} Net Eff. Rent',f'other:{gX} Per Unit',f'other:{gX} % of Market',f'other:{gX} Total Monthly',f'other:{gP} Rent',f'other:{gP} Premium',f'other:{gP} Total Monthly']
    base=[('S1',0,1,512,1195),('A1',1,1,668,1340),('A2',1,1,724,1395),('A3',1,1,790,1450),('B1',2,1,905,1595),('B2',2,2,1012,1720),('B3',2,2,1098,1795),('C1',3,2,1284,2085)]
    fin=[('c','Classic',0),('p','Partial',85),('r','Renovated',190)];X=[]
    for p,b,ba,sf,rent in base:
        for a,fn,up in fin:
            if (p,a) in(('S1','p'),('A3','p'),('C1','p')):continue
            u=R.randint(6,26);oc=u-R.choice([0,0,1,1,2]);mk=rent+up;act=mk-R.randint(-15,120);n=R.choice([10,10,10,7,4]) if u>9 else R.choice([0,3,5])
            n=min(n,u);g=mk-R.randint(-25,40);con=-R.choice([0,0,25,42,83])
            X.append(dict(t=p+a,fn=fn,b=b,ba=ba,u=u,sf=sf,mk=mk,oc=oc,act=act,n=n,g=g if n else None,con=con if n else None,pf=rent+R.choice([205,215]) if a!='r' else mk+20))
    def vals(q):
        S=lambda h:sum(h(x) for x in q);U,O,n=S(lambda x:x['u']),S(lambda x:x['oc']),S(lambda x:x['n'])
        mk=S(lambda x:x['mk']*x['u'])/U;ac=S(lambda x:x['act']*x['oc'])/O;ts=S(lambda x:x['sf']*x['u'])
        g=S(lambda x:(x['g'] or 0)*x['n'])/n if n else None;co=S(lambda x:(x['con'] or 0)*x['n'])/n if n else None
        lt=S(lambda x:(x['mk']-x['act'])*x['oc']);mo=S(lambda x:x['mk']*x['oc']);pf=S(lambda x:x['pf']*x['u'])
        rg=round(g) if n else None;rc=round(co) if n else None
        return [U,round(ts/U),ts,round(mk),round(S(lambda x:x['mk']*x['u'])/ts,2),O,round(ac),round(S(lambda x:x['act']*x['oc'])/S(lambda x:x['sf']*x['oc']),2),n,rg,rc,rg+rc if n else None,round(lt/O),round(lt/mo*100,1),lt,round(pf/U),round(pf/U-mk),pf]
    i_='#,##0';d_='$#,##0;($#,##0);$0';s_='$0.00';fmt=[i_,i_,i_,d_,s_,i_,d_,s_,i_,d_,d_,d_,d_,'0.0%;(0.0%)',d_,d_,d_,d_]
    src=B+'/build/'+name+'.xlsx';wb=xlsxwriter.Workbook(src);ws=wb.add_worksheet('UM');ws.hide_gridlines(2)
    fm=lambda **k:wb.add_format({'font_name':'Liberation Sans Narrow','font_size':10,**k})
    ws.write(0,0,'TESSERA PARK APARTMENTS',fm(bold=1,font_size=15));ws.write(1,0,'Aurora, Colorado  |  Unit mix by floor plan and finish  |  Rent roll 5/27/2026',fm())
    h=fm(bold=1,align='center',valign='bottom',bottom=1,text_wrap=1);gh=fm(bold=1,align='center',bottom=1,font_color='#8A1C1C')
    for a,t in(('I4:J4',gM),('K4:M4',gI),('N4:Q4',gL),('R4:T4',gX),('U4:W4',gP)):
        if a[0]=='I':a='H4:I4'
        elif a[0]=='K':a='J4:L4'
        elif a[0]=='N':a='M4:P4'
        elif a[0]=='R':a='Q4:S4'
        else:a='T4:V4'
        ws.merge_range(a,t,gh)
    for k,t in enumerate(['Plan','Finish','Bed','Bath','Units','Unit SF','Total SF','Rent','Per SF','Occ. Units','Rent','Per SF','No.','Gross Rent','Concession','Net Eff. Rent','Per Unit','% of Market','Total Monthly','Rent','Premium','Total Monthly']):ws.write(4,k,t,h)
    ws.set_row(4,30);r=5;rows=[];tots=[];f=lambda v:{k:float(x) for k,x in zip(K,v) if x is not None}
    def put(v,bold):
        for k,x in enumerate(v):
            F=fm(num_format=fmt[k],align='right',**({'bold':1,'top':1,'bg_color':'#F4ECEC'} if bold else {}))
            if x is None:ws.write(r,4+k,'n/a',F)
            else:ws.write_number(r,4+k,round(x/100,4) if '%' in fmt[k] else x,F)
    def total(lab,q):
        F=fm(bold=1,top=1,bg_color='#F4ECEC')
        ws.merge_range(r,0,r,3,lab,F)
        v=vals(q);put(v,1);tots.append({'label':lab,**f(v)})
    for bd,lab in((0,'Studio'),(1,'One Bedroom'),(2,'Two Bedroom'),(3,'Three Bedroom')):
        q=[x for x in X if x['b']==bd]
        for x in q:
            for k,t in enumerate([x['t'],x['fn']]):ws.write(r,k,t,fm())
            ws.write(r,2,'Studio' if bd==0 else bd,fm(align='center'));ws.write(r,3,x['ba'],fm(align='center'))
            v=vals([x]);put(v,0);row={'type':x['t'],'baths':x['ba'],**f(v)}
            if bd:row['beds']=bd
            rows.append(row);r+=1
        total(lab+' – total / wtd. avg.',q);r+=2
    total('PROPERTY – total / wtd. avg.',X);r+=2
    ws.write(r,0,'By finish',fm(bold=1));
    for k,t in enumerate(['Units','Avg. market']):ws.write(r,4+k,t,h)
    for a,fn,up in fin:
        r+=1;q=[x for x in X if x['fn']==fn];U=sum(x['u'] for x in q);ws.write(r,0,fn,fm());ws.write(r,4,U,fm(align='right'));ws.write(r,5,round(sum(x['u']*x['mk'] for x in q)/U),fm(num_format=d_))
    r+=2
    for t in['Market and pro forma averages are by units; in-place and loss to lease by occupied units (loss to lease in parentheses is a gain). Last-ten averages are by number of leases.','Concession is the upfront amount spread over the term, per month. n/a: no lease signed in the last twelve months. Pro forma finishes all classic and partial units to the renovated scope.']:
        ws.write(r,0,t,fm(italic=1,font_size=9));r+=1
    ws.set_column('A:A',6);ws.set_column('B:B',10);ws.set_column('C:F',6.5);ws.set_column('G:G',8.5);ws.set_column('H:R',8.5);ws.set_column('M:M',5);ws.set_column('O:O',10.5);ws.set_column('S:S',9.5);ws.set_column('V:V',10)
    ws.set_landscape();ws.set_paper(1);ws.set_margins(.35,.35,.5,.5);ws.fit_to_pages(1,0);ws.repeat_rows(3,4);ws.set_footer('&L&8Confidential – subject to NDA&R&8Page &P of &N');wb.close()
    subprocess.run(['soffice','--headless','-env:UserInstallation=file://'+B+'/build/lo','--convert-to','pdf','--outdir',D,src],check=True,capture_output=True)
    save(name,'pdf','UM',K,rows,tots,'MULTIFAMILY','Tessera seller analyst (Excel printed to PDF)','grouped heads, plan by finish, bedroom subtotals, last ten leases, loss to lease, pro forma','22 narrow columns, n/a cells, repeated head words under groups, parentheses')
