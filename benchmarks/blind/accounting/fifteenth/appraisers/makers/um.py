from common import *
from reportlab.lib.pagesizes import letter, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
import xlsxwriter
w=lambda L,a,b:sum(r[a]*r[b] for r in L)/sum(r[a] for r in L)
def um1():
    lim={1:1983,2:2380,3:2749}; ua={1:86,2:112,3:141}; mk={'A':1620,'A2':1665,'B':1940,'B2':2010,'C':2290}
    pl={'A':(1,1,655),'A2':(1,1,702),'B':(2,1,874),'B2':(2,2,948),'C':(3,2,1164)}
    S=[(30,[('A',5),('B',4),('C',2)]),(50,[('A',8),('A2',4),('B',9),('C',4)]),(60,[('A',12),('A2',6),('B',18),('B2',11),('C',9)]),(70,[('A2',3),('B2',7),('C',5)])]
    M=['ami','units','pct_units','sf','total_sf','gross','ua','net','monthly','other:Annual Rent','market','other:Rent Adv.']
    N=sum(u for _,l in S for _,u in l)+1; rows=[];tot=[];out=[]
    def total(lb,L):
        R=[r for r in L]; t={'label':lb,'units':sum(r['units'] for r in R),'sf':round(w(R,'units','sf')),'total_sf':sum(r['total_sf'] for r in R),'monthly':sum(r['monthly'] for r in R),'other:Annual Rent':sum(r['other:Annual Rent'] for r in R)}
        t['pct_units']=round(100*t['units']/N,1); r2=[r for r in R if r['monthly']]
        t['net']=round(w(r2,'units','net')); return t
    for a,l in S:
        L=[]
        for p,u in l:
            b,ba,sf=pl[p]; g=int(lim[b]*a/100); n=g-ua[b]
            L.append({'type':f'{p} - {b}BR {a}%','ami':a,'beds':b,'baths':ba,'units':u,'pct_units':round(100*u/N,1),'sf':sf,'total_sf':sf*u,'gross':g,'ua':ua[b],'net':n,'monthly':n*u,'other:Annual Rent':12*n*u,'market':mk[p],'other:Rent Adv.':round(100*(1-n/mk[p]),1)})
        out+=[('H',f'Units restricted at {a}% of AMI')]+[('R',r) for r in L]; t=total(f'Subtotal {a}% AMI',L); out.append(('T',t)); tot.append(t); rows+=L
    t=total('Total restricted units',rows); out.append(('T',t)); tot.append(t)
    m={'type':"Manager's unit (B)",'beds':2,'baths':1,'units':1,'pct_units':round(100/N,1),'sf':874,'total_sf':874,'net':0,'monthly':0,'other:Annual Rent':0,'market':mk['B']}
    rows.append(m); out+=[('H','Non-revenue'),('R',m)]; t=total('TOTAL / WEIGHTED AVERAGE',rows); out.append(('G',t)); tot.append(t)
    P=lambda s,**k:Paragraph(s,ParagraphStyle('x',fontName='Helvetica',fontSize=9,leading=12,**k))
    hd1=['Plan and\nRestriction','Target\nAMI','BR','BA','No. of\nUnits','% of\nUnits','Unit\nSF','Total\nNRSF','Max. Gross\nLIHTC\nRent','Less:\nUtility\nAllow.','Net\nRent','Monthly\nRent','Annual\nRent','Market\nRent\n(as if)','Rent\nAdv.']
    D=[hd1]; st=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('BACKGROUND',(0,0),(-1,0),colors.HexColor('#1f3a5f')),('TEXTCOLOR',(0,0),(-1,0),colors.white),('ALIGN',(1,0),(-1,-1),'RIGHT'),('ALIGN',(1,0),(3,-1),'CENTER'),('VALIGN',(0,0),(-1,0),'BOTTOM'),('TOPPADDING',(0,1),(-1,-1),.8),('BOTTOMPADDING',(0,1),(-1,-1),1.6),('LINEBELOW',(0,1),(-1,-1),.25,colors.HexColor('#cccccc'))]
    d=lambda v,f='{:,}',p='',s='':'' if v is None else p+f.format(v)+s
    for ty,x in out:
        i=len(D)
        if ty=='H': D.append([x]+['']*14); st+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',8),('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#e8eef5'))]; continue
        g=x.get
        D.append([g('type') or g('label'),d(g('ami'),s='%'),d(g('beds')),d(g('baths'),'{:.1f}'),d(g('units')),d(g('pct_units'),'{:.1f}',s='%'),d(g('sf')),d(g('total_sf')),d(g('gross'),p='$'),d(g('ua'),p='$'),d(g('net'),p='$'),d(g('monthly'),p='$'),d(g('other:Annual Rent'),p='$'),d(g('market'),p='$'),d(g('other:Rent Adv.'),'{:.1f}',s='%')])
        if ty!='R': st+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',8),('LINEABOVE',(0,i),(-1,i),.7,colors.black)]
    fn='orchard_terrace_lihtc_mix.pdf'
    doc=SimpleDocTemplate(DOC+fn,pagesize=landscape(letter),leftMargin=34,rightMargin=34,topMargin=28,bottomMargin=30,invariant=1)
    ft=lambda c,dd:(c.setFont('Helvetica',7.5),c.drawString(34,20,'Quillfeather Appraisal Group  |  Restricted Appraisal Report 25-0418'),c.drawRightString(758,20,f'{40+dd.page}'))
    side=Table([['Utility allowance (authority schedule, gas heat)','1BR','2BR','3BR'],['Heating and hot water','31','41','52'],['Cooking','9','11','13'],['Electric, other','46','60','76'],['Total','86','112','141']],style=[('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,0),'Helvetica-Bold',8),('FONT',(0,-1),(-1,-1),'Helvetica-Bold',8),('ALIGN',(1,0),(-1,-1),'RIGHT'),('BOX',(0,0),(-1,-1),.5,colors.grey),('TOPPADDING',(0,0),(-1,-1),.5),('BOTTOMPADDING',(0,0),(-1,-1),1)],colWidths=[210,38,38,38],hAlign='LEFT')
    doc.build([Paragraph('Orchard Terrace Apartments: Rent Restrictions and Unit Mix',ParagraphStyle('h',fontName='Helvetica-Bold',fontSize=14,leading=18,spaceAfter=6)),
      P(f'The sponsor has applied for a 2025 allocation of 4% credits with income averaging. All {N-1} revenue units will be restricted; one two-bedroom apartment houses the resident manager at no charge. Maximum rents below rest on a two-bedroom gross rent at 100% of AMI of $2,380. Tenants pay gas and electricity, and the housing authority\'s schedule, set out beneath the table, is deducted.',spaceAfter=8),
      Table(D,repeatRows=1,style=st,colWidths=[128,34,24,26,38,40,36,48,54,44,44,54,60,48,42]),Spacer(1,8),side,Spacer(1,6),
      P("Gross rents are truncated to whole dollars. The average net rents exclude the manager's unit. Rent advantage = 1 less net rent over market rent. Percentages are rounded.")],onFirstPage=ft,onLaterPages=ft)
    save(fn,'UM',M,rows,tot,None,'MULTIFAMILY','appraisal page with running text, LIHTC restrictions in AMI sections, three-line headers, subtotals, manager unit, side table of utility allowances','blank limit for the manager unit, side table with numbers, section subtotals with averages, AMI as column and heading')

def um2():
    R=random.Random(1522)
    G=[('One bedroom',[('A1','The Aspen',1,1,612),('A2','The Aspen w/ den',1,1,704),('A3','Birch',1,1,735),('A4','Birch loft',1,1.5,811)]),('Two bedroom',[('B1','Cedar',2,1,866),('B1x','Cedar corner',2,1,902),('B2','Dogwood',2,2,978),('B3','Dogwood sunroom',2,2,1054),('B4 TH','Elm townhome',2,2.5,1188)]),('Three bedroom',[('C1','Fir',3,2,1212),('C2','Fir garage',3,2,1290)])]
    c='other:CLASSIC ';v='other:RENOVATED '
    M=['units','sf','total_sf',c+'No.',c+'Avg Rent',v+'No.',v+'Avg Rent','other:Premium','other:Premium %','actual','actual_total','actual_sf','market']
    fn='stonebriar_renovation_mix.xlsx'; wb=xlsxwriter.Workbook(DOC+fn,{}); wb.set_properties({'created':__import__('datetime').datetime(2025,7,1)})
    ws0=wb.add_worksheet('Summary'); ws=wb.add_worksheet('UM 6-1-25')
    b=lambda **k:wb.add_format({'font_name':'Georgia','font_size':10,**k})
    ws0.write(1,1,'STONEBRIAR AT LOWRY MILL – VALUE-ADD OFFERING',b(bold=True,font_size=16)); ws0.write(3,1,'Program to date: flooring, quartz, appliances, lighting at about $11,400 a home.',b()); ws0.write(4,1,'See the tab UM 6-1-25 for the unit mix.',b())
    ws.write(0,1,'Unit Mix & Renovation Premiums',b(bold=True,font_size=14)); ws.write(1,1,'Rent roll of June 1, 2025; in-place rents before concessions',b(italic=True))
    hd=b(bold=True,align='center',valign='vcenter',text_wrap=True,bg_color='#E2EFDA',border=1)
    for col,h in ((1,'Plan'),(2,'Name'),(3,'Bed'),(4,'Bath'),(5,'Units'),(6,'Unit Size\n(SF)'),(7,'Total SF')): ws.merge_range(3,col,4,col,h,hd)
    ws.merge_range(3,8,3,9,'CLASSIC',hd); ws.merge_range(3,10,3,11,'RENOVATED',hd)
    for col,h in zip(range(8,12),['No.','Avg Rent']*2): ws.write(4,col,h,hd)
    for col,h in ((12,'Premium'),(13,'Premium %'),(14,'Blended\nIn-Place\nRent'),(15,'Total Monthly\nIn-Place'),(16,'In-Place\nRent/SF'),(17,'Asking Rent\n(renovated)')): ws.merge_range(3,col,4,col,h,hd)
    ws.set_row(4,34)
    F={'units':'0','sf':'#,##0','total_sf':'#,##0',c+'No.':'0;-0;"–"',c+'Avg Rent':'$#,##0',v+'No.':'0;-0;"–"',v+'Avg Rent':'$#,##0','other:Premium':'$#,##0','other:Premium %':'0.0%','actual':'$#,##0','actual_total':'$#,##0','actual_sf':'$0.00','market':'$#,##0'}
    def put(r,x,bold=False):
        for j,k in enumerate(M):
            f=b(num_format=F[k],bold=bold,**({'top':1,'bg_color':'#F7F7F7'} if bold else {}))
            if x.get(k) is None: ws.write_blank(r,5+j,None,f)
            else: ws.write_number(r,5+j,x[k]/100 if k.endswith('%') else x[k],f)
    def agg(lb,L):
        t={'label':lb,**sm(L,['units','total_sf',c+'No.',v+'No.','actual_total'])}; t['sf']=round(t['total_sf']/t['units'])
        ec=sum(r[c+'No.']*r.get(c+'Avg Rent',0) for r in L); ev=sum(r[v+'No.']*r.get(v+'Avg Rent',0) for r in L)
        if t[c+'No.']: t[c+'Avg Rent']=round(ec/t[c+'No.'])
        if t[v+'No.']: t[v+'Avg Rent']=round(ev/t[v+'No.'])
        t['other:Premium']=t[v+'Avg Rent']-t[c+'Avg Rent']; t['other:Premium %']=round(100*t['other:Premium']/t[c+'Avg Rent'],1)
        t['actual']=round(t['actual_total']/t['units']); t['actual_sf']=round(t['actual_total']/t['total_sf'],2); t['market']=round(w(L,'units','market')); return t
    r=5; rows=[];tot=[]
    for g,l in G:
        ws.merge_range(r,1,r,17,g,b(bold=True,italic=True,font_color='#375623')); r+=1; L=[]
        for code,nm,be,ba,sf in l:
            u=R.randint(6,44); k=R.choice([0,u]) if code in('A4','C2') else R.randint(2,u-2)
            if code=='A4':k=u
            if code=='C2':k=0
            cr=int(sf*R.uniform(1.36,1.5)+430); vr=cr+R.randint(145,260); q={'type':f'{code}','name':nm,'beds':be,'baths':ba,'units':u,'sf':sf,'total_sf':sf*u,c+'No.':u-k,v+'No.':k}
            if u-k: q[c+'Avg Rent']=cr
            if k: q[v+'Avg Rent']=vr
            if 0<k<u: q['other:Premium']=vr-cr; q['other:Premium %']=round(100*(vr-cr)/cr,1)
            q['actual_total']=(u-k)*cr+k*vr; q['actual']=round(q['actual_total']/u); q['actual_sf']=round(q['actual_total']/(sf*u),2); q['market']=5*round((vr+R.randint(10,70))/5)
            ws.write(r,1,code,b()); ws.write(r,2,nm,b()); ws.write(r,3,be,b(align='center')); ws.write(r,4,ba,b(align='center',num_format='0.0')); put(r,q); L.append(q); r+=1
        t=agg(f'{g} total / avg',L); ws.merge_range(r,1,r,4,t['label'],b(bold=True,top=1,bg_color='#F7F7F7')); put(r,t,True); tot.append(t); rows+=L; r+=2
    t=agg('Property total / average',rows); ws.merge_range(r,1,r,4,t['label'],b(bold=True,top=1,bg_color='#F7F7F7')); put(r,t,True); tot.append(t)
    ws.write(r+2,1,'Averages in total lines are weighted by the number of homes. Plans with a single finish show no premium.',b(font_size=9))
    ws.write(3,19,'Rollout pace',b(bold=True)); 
    for i,(a,n) in enumerate((('2023',31),('2024',58),('2025 ytd',sum(q[v+'No.'] for q in rows)-89))): ws.write(4+i,19,a,b()); ws.write(4+i,20,n,b())
    ws.set_column(0,0,2); ws.set_column(1,1,8); ws.set_column(2,2,19); ws.set_column(3,6,8); ws.set_column(7,7,10); ws.set_column(8,14,10); ws.set_column(15,15,14); ws.set_column(16,17,12); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    for q in rows: q.pop('_',0)
    save(fn,'UM',M,rows,tot,None,'MULTIFAMILY','offering workbook, classic and renovated homes side by side under group headers, sections by bedroom count, weighted averages','cover tab first, merged two-row header, plan code and plan name apart, dashes for none, blank premiums, small side table')

def um3():
    R=random.Random(1523)
    T=[('Studio Prime','S1',1,1,398,14),('1x1 Scholar','A1',1,1,512,22),('2x2 Quad View','B1',2,2,784,26),('2x1 Economy','B2',2,1,702,9),('3x3 Junction','C1',3,3,1096,18),('4x4 Deluxe','D1',4,4,1338,61),('4x2 Value','D2',4,2,1204,33),('4x4 Townhouse','D3 TH',4,4.5,1588,12),('5x5 Penthouse','E1',5,5,1910,5)]
    pr={1:1180,2:905,3:838,4:772,5:815}
    M=['units','other:Total Beds','occupied','pct_occ','pct_leased','sf','total_sf','other:Asking Rent per Bed','other:In-Place per Bed','market','market_total','actual_total']
    fn='campusedge_bed_mix.xlsx'; wb=xlsxwriter.Workbook(DOC+fn); wb.set_properties({'created':__import__('datetime').datetime(2025,3,1)}); ws=wb.add_worksheet('Beds')
    b=lambda **k:wb.add_format({'font_name':'Verdana','font_size':9,**k})
    ws.merge_range(0,0,0,15,'The Foundry at Campus Edge – bed mix and pre-leasing',b(bold=True,font_size=13,bg_color='#4B2E83',font_color='white',align='center'))
    ws.write(1,0,'Status of 28 February 2025; leasing for academic year 2025-26 (12 instalments)',b(italic=True))
    H=['Units','Floor Plan','Code','Beds / Unit','Baths','Total Beds','Occupied Beds','Occ. %','Pre-leased % AY25-26','Avg SF per Unit','Total SF','Asking Rent per Bed','In-Place per Bed','Asking Rent per Unit','Asking Rent, Monthly Total','In-Place, Monthly Total']
    for i,h in enumerate(H): ws.write(3,i,h,b(bold=True,text_wrap=True,align='center',valign='top',bottom=2))
    ws.set_row(3,48); col={'units':0,'other:Total Beds':5,'occupied':6,'pct_occ':7,'pct_leased':8,'sf':9,'total_sf':10,'other:Asking Rent per Bed':11,'other:In-Place per Bed':12,'market':13,'market_total':14,'actual_total':15}
    fm={'pct_occ':'0.0%','pct_leased':'0.0%'}
    def put(r,q,bold=False):
        x={'bold':True,'top':1,'bottom':6} if bold else {}
        for k,cc in col.items():
            if q.get(k) is None: continue
            if k=='pct_leased' : ws.write_string(r,cc,f'{q[k]:.1f}%',b(align='right',**x))  # kept as text by the leasing office
            elif k in fm: ws.write_number(r,cc,q[k]/100,b(num_format='0.0%',**x))
            else: ws.write_number(r,cc,q[k],b(num_format='#,##0',**x))
    def agg(lb,L):
        t={'label':lb,**sm(L,['units','other:Total Beds','occupied','total_sf','market_total','actual_total','_l'])}
        t['pct_occ']=round(100*t['occupied']/t['other:Total Beds'],1); t['pct_leased']=round(100*t.pop('_l')/t['other:Total Beds'],1); t['sf']=round(t['total_sf']/t['units'])
        t['other:Asking Rent per Bed']=round(t['market_total']/t['other:Total Beds']); t['other:In-Place per Bed']=round(t['actual_total']/t['occupied']); t['market']=round(t['market_total']/t['units']); return t
    r=4; rows=[];tot=[]
    for bl,f in (('PHASE I – opened 2016',1.0),('PHASE II – opened 2021',1.08)):
        ws.merge_range(r,0,r,15,bl,b(bold=True,bg_color='#E9E4F2')); r+=1; L=[]
        for n,cd,be,ba,sf,u in T:
            if f>1 and cd in('B2','D2'): continue
            if f==1 and cd in('E1','S1'): continue
            u=max(4,int(u*R.uniform(.5,1.2))); bd=u*be; oc=int(bd*R.uniform(.88,1)); le=int(bd*R.uniform(.35,.82)); ask=5*round(pr[be]*f*R.uniform(.95,1.06)/5); ip=ask-R.randint(8,55); s2=sf+(0 if f==1 else R.randint(10,50))
            q={'type':n,'code':cd,'beds':be,'baths':ba,'units':u,'other:Total Beds':bd,'occupied':oc,'pct_occ':round(100*oc/bd,1),'pct_leased':round(100*le/bd,1),'sf':s2,'total_sf':s2*u,'other:Asking Rent per Bed':ask,'other:In-Place per Bed':ip,'market':ask*be,'market_total':ask*bd,'actual_total':ip*oc,'_l':le}
            ws.write(r,1,n,b()); ws.write(r,2,cd,b()); ws.write(r,3,be,b(align='center')); ws.write(r,4,ba,b(align='center')); put(r,q); L.append(q); r+=1
        t=agg('Subtotal '+bl.split(' –')[0].title().replace('Ii','II'),L); ws.write(r,1,t['label'],b(bold=True,top=1,bottom=6)); put(r,t,True); tot.append(t); rows+=L; r+=1
    r+=1; t=agg('Both phases',rows); ws.write(r,1,t['label'],b(bold=True,top=1,bottom=6)); put(r,t,True); tot.append(t)
    ws.write(r+2,1,'In-place per bed is the average of occupied beds. Townhouses have a half bath on the ground floor.',b(font_size=8))
    ws.write(r+3,1,'Model unit and resident-assistant beds are counted as occupied.',b(font_size=8))
    ws.set_column(0,0,7); ws.set_column(1,1,22); ws.set_column(2,2,8); ws.set_column(3,15,11); ws.set_landscape(); ws.fit_to_pages(1,0); wb.close()
    for q in rows: q.pop('_l')
    save(fn,'UM',M,rows,tot,None,'STUDENT_HOUSING','student beds by plan in two phases, units column first, plan name then code, rents per bed and per unit','units left of the name, beds against units, pre-leased % kept as text, weighted averages')
def run(): um1();um2();um3()
