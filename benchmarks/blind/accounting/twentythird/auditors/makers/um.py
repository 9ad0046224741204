from common import *
from reportlab.lib.pagesizes import letter
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
import xlsxwriter
# ------------------------------------------------ UM1 pdf with cover text
def um1():
    R=random.Random(2321);name='wexmoor_rent_reasonableness'
    EX,RE,DF,DP='other:Expected Annual Rent','other:Recorded per G/L','other:Over (Under) $','other:Over (Under) %'
    K=['sf','units','pct_units','occupied','pct_occ','actual',EX,RE,DF,DP]
    S=[('Phase I (2004) - Buildings 1 to 8',[('A1 Dogwood',1,1,640,32,1085),('A1R Dogwood renovated',1,1,640,24,1195),('A2 Elder',1,1,728,28,1142),('A2R Elder renovated',1,1,728,12,1265),('B1 Fern',2,1,896,20,1310),('B2 Ginkgo',2,2,1014,36,1398),('B2R Ginkgo renovated',2,2,1014,16,1540)]),
    ('Phase II (2016) - Buildings 9 to 13',[('S1 Holly studio',0,1,512,18,998),('A3 Iris',1,1,755,30,1277),('A3D Iris with den',1,1,842,15,1366),('B3 Juniper',2,2,1088,34,1585),('B4 Katsura townhome',2,2.5,1240,11,1794),('C1 Laurel',3,2,1322,14,1955)])]
    N=sum(l[4] for _,x in S for l in x);rows=[];tot=[];secs=[]
    def fin(d):
        d['pct_units']=round(100*d['units']/N,1);d['pct_occ']=round(100*d['occupied']/d['units'],1);d[DF]=d[RE]-d[EX];d[DP]=round(100*d[DF]/d[EX],1);return d
    def T(lab,l):
        d=dict(label=lab,units=sum(r['units'] for r in l),occupied=sum(r['occupied'] for r in l));d['actual']=round(sum(r['actual']*r['occupied'] for r in l)/d['occupied']);d['sf']=round(sum(r['sf']*r['units'] for r in l)/d['units']);d[EX]=sum(r[EX] for r in l);d[RE]=sum(r[RE] for r in l);return fin(d)
    for ttl,l in S:
        sec=[]
        for t,b,ba,sf,u,a in l:
            o=u-R.choice([0,1,1,2,3] if u>14 else [0,1]);d=dict(type=t,beds=b,baths=ba,sf=sf,units=u,occupied=o,actual=a);d[EX]=o*a*12;d[RE]=int(d[EX]*(1+R.uniform(-.024,.019)));sec.append(fin(d))
        t=T('Subtotal '+ttl.split(' (')[0],sec);secs.append((ttl,sec,t));rows+=sec;tot.append(t)
    g=T('Wexmoor Landing - Total',rows);tot.append(g)
    drop=[r for r in rows if r['type'].startswith('A3D')][0]
    for _,sec,_ in secs:
        if drop in sec: sec.remove(drop)
    rows=[r for r in rows if r is not drop]
    pl=dict(what='row "A3D Iris with den" (15 units) left out of Phase II; subtotal and total still include it',kind='row dropped')
    s=ParagraphStyle('p',fontName='Times-Roman',fontSize=9.2,leading=11.4);hd=['Floor plan','Bed','Bath','Avg.\nSF','No. of\nUnits','% of\nUnits','Avg.\nOccupied','Occ.\n%','Avg. Contract\nRent / Mo.','Expected\nAnnual Rent','Recorded\nper G/L','Over (Under)\n$','Over (Under)\n%']
    B=[hd];st=[]
    def line(n,d,be='',ba=''):
        B.append([n,be,ba,f"{d['sf']:,}",str(d['units']),f"{d['pct_units']:.1f}%",str(d['occupied']),f"{d['pct_occ']:.1f}%",f"${d['actual']:,}",f"${d[EX]:,}",f"${d[RE]:,}",par(d[DF],0,'0','$'),par(d[DP],1,'0.0')+'%'])
    for ttl,sec,t in secs:
        B.append([ttl]);st+=[('FONTNAME',(0,len(B)-1),(0,len(B)-1),'Times-BoldItalic'),('SPAN',(0,len(B)-1),(-1,len(B)-1))]
        for d in sec: line(d['type'],d,str(d['beds']) if d['beds'] else '0',f"{d['baths']:g}")
        line(t['label'],t);i=len(B)-1;st+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(3,i),(-1,i),.5,colors.black)]
    line(g['label'],g);i=len(B)-1;st+=[('FONTNAME',(0,i),(-1,i),'Times-Bold'),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
    tb=Table(B,colWidths=[110,24,27,32,34,36,46,38,62,64,62,58,58],repeatRows=1);tb.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTNAME',(0,0),(-1,0),'Times-Bold'),('FONTSIZE',(0,0),(-1,-1),8),('LEADING',(0,0),(-1,-1),9.4),('ALIGN',(1,0),(-1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.8,colors.black),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),2),('RIGHTPADDING',(0,0),(-1,-1),3),('VALIGN',(0,0),(-1,0),'BOTTOM')]+st))
    th=Table([['Threshold (2.5% of expected, by plan)','investigate above'],['Tolerable misstatement','$96,000'],['Rent per lease sample (25 leases)','agreed, no exception']],colWidths=[170,110],hAlign='LEFT');th.setStyle(TableStyle([('FONTNAME',(0,0),(-1,-1),'Times-Roman'),('FONTSIZE',(0,0),(-1,-1),8),('BOX',(0,0),(-1,-1),.4,colors.black),('INNERGRID',(0,0),(-1,-1),.25,colors.grey),('TOPPADDING',(0,0),(-1,-1),1.5),('BOTTOMPADDING',(0,0),(-1,-1),1.5)]))
    def pg(c,d): c.setFont('Times-Italic',8);c.drawString(50,26,'W/P R-4  Rental revenue - substantive analytic');c.drawRightString(742,26,f'{d.page}')
    P=lambda x:Paragraph(x,s)
    SimpleDocTemplate(f'{D}/{name}.pdf',pagesize=(792,612),leftMargin=50,rightMargin=50,topMargin=42,bottomMargin=42).build([P('<b>Wexmoor Landing Apartments, LP - Test of rental revenue, fiscal 2024</b>'),Spacer(1,5),P('<b>Purpose.</b> To develop an independent expectation of gross apartment rent for the 290-unit community and compare it with the amounts recorded in accounts 4010-01 to 4010-13.'),P('<b>Method.</b> Average occupied units (monthly rent rolls, 12-month mean rounded to whole units) times average contract rent times 12. Rents were agreed to a sample of leases at R-4.2; unit counts agreed to the survey and to the 2023 file.'),Spacer(1,7),tb,Spacer(1,8),th,Spacer(1,6),P('<b>Conclusion.</b> Differences are below the threshold for each plan and in total. Recorded rent appears reasonable. Averages in subtotals are weighted (SF by units, rent by occupied units). <i>J. Wetherbee-Cho, 2/20/25</i>')],onFirstPage=pg,onLaterPages=pg)
    assert N==290,N
    truth(name,'pdf','UM',pl,K,rows,tot,'MULTIFAMILY','US audit senior, revenue analytic memo','memo with purpose/method text, Times, one table by phase, dollar signs, thresholds side table','memo text around the table, weighted averages in subtotals, parentheses, one row dropped')
# ------------------------------------------------ UM2 xlsx LIHTC
def um2():
    R=random.Random(2322);name='good_shepherd_village_lihtc_units'
    EX,RE,DF='other:TEST OF REVENUE Expected 2024 Gross Potential','other:TEST OF REVENUE Recorded 2024','other:TEST OF REVENUE Difference'
    K=['ami','units','beds','sf','gross','ua','net','monthly',EX,RE,DF]
    lim={(0,30):438,(1,30):469,(1,50):782,(1,60):939,(2,50):938,(2,60):1126};ua={0:61,1:74,2:96}
    S=[('Bethany House',[('0BR-30',0,30,6,455),('1BR-30',1,30,8,580),('1BR-50',1,50,22,580),('1BR-60',1,60,14,580),('2BR-60',2,60,5,812)]),('Emmaus House',[('1BR-30',1,30,4,602),('1BR-50',1,50,18,602),('1BR-60',1,60,16,602),('2BR-50',2,50,6,835),('2BR-60',2,60,9,835),('2BR-Mgr',2,None,1,835)]),('Garden Cottages',[('1BR-50 Cottage',1,50,10,640),('1BR-50 Cottage, accessible',1,50,2,688),('2BR-60 Cottage',2,60,8,870)])]
    rows=[];tot=[];secs=[]
    SUM=['units','monthly',EX,RE,DF]
    for b,l in S:
        sec=[]
        for t,be,am,u,sf in l:
            d=dict(type=t,beds=be,units=u,sf=sf)
            if am:
                d.update(ami=am,gross=lim[be,am],ua=ua[be]);d['net']=d['gross']-d['ua']-(R.choice([0,0,5,12]) if 0 else 0);d['monthly']=d['net']*u;d[EX]=d['monthly']*12;d[RE]=int(d[EX]*(1-R.uniform(.004,.05)));d[DF]=d[RE]-d[EX]
            sec.append(d)
        t=dict(label=f'{b} total',**sums(sec,SUM));secs.append((b,sec,t));rows+=sec;tot.append(t)
    g=dict(label='Village total',**sums(rows,SUM));tot.append(g)
    wb=xlsxwriter.Workbook(f'{D}/{name}.xlsx');ws=wb.add_worksheet('Unit schedule');f=lambda **k:wb.add_format({'font_name':'Cambria','font_size':10,**k})
    ws.merge_range('B2:N2','Good Shepherd Village Senior Apartments',f(bold=1,font_size=13,align='center'));ws.merge_range('B3:N3','Nonprofit borrower / LIHTC  -  unit schedule and test of tenant rent, year ended September 30, 2024',f(align='center'))
    h=f(bold=1,text_wrap=1,align='center',valign='vcenter',border=1,bg_color='#DDEBDD')
    hs=['Building','Unit Type','Bedrooms','Set-aside\n(% of AMI)','HUD code','Avg. Sq. Ft.','No. of Units','Gross Rent Limit','Less: Utility Allowance','Net Rent per Unit','Total Net Rent per Month','Expected 2024 Gross Potential','Recorded 2024','Difference']
    KO=['beds','ami',None,'sf','units','gross','ua','net','monthly',EX,RE,DF]
    for c,x in enumerate(hs[:11]): ws.merge_range(4,c+1,5,c+1,x,h)
    ws.merge_range(4,12,4,14,'TEST OF REVENUE',h)
    for c in (11,12,13): ws.write(5,c+1,hs[c],h)
    cu='$#,##0;($#,##0);$0';fm={'ami':f(num_format='0%',align='center'),'beds':f(num_format='0',align='center'),'units':f(num_format='0',align='center'),'sf':f(num_format='#,##0')}
    r=6
    for b,sec,t in secs:
        ws.merge_range(r,1,r+len(sec)-1,1,b,f(bold=1,valign='top',text_wrap=1,border=1))
        for i,d in enumerate(sec):
            ws.write(r,2,d['type'],f(text_wrap=1))
            for c,k in enumerate(KO):
                if k is None: ws.write(r,3+c,f'H{R.randint(10,99)}',f())
                elif k in d: ws.write_number(r,3+c,d[k]/100 if k=='ami' else d[k],fm.get(k,f(num_format=cu)))
            if 'monthly' not in d: ws.merge_range(r,8,r,11,"manager's unit - no rent",f(italic=1,align='center'))
            r+=1
        ws.write(r,2,t['label'],f(bold=1))
        for c,k in enumerate(KO):
            if k in SUM: ws.write_number(r,3+c,t[k],f(bold=1,top=1,num_format='0' if k=='units' else cu,**({'align':'center'} if k=='units' else {})))
        r+=1
    ws.write(r,2,g['label'],f(bold=1))
    for c,k in enumerate(KO):
        if k in SUM: ws.write_number(r,3+c,g[k],f(bold=1,top=1,bottom=6,num_format='0' if k=='units' else cu,**({'align':'center'} if k=='units' else {})))
    ws.write(r+2,1,'Rent limits per state agency table effective 4/1/2024; all units at maximum. Difference is vacancy and concessions, see R-7. No bad debt netted.',f(italic=1))
    ws.write(r+3,1,'Set-aside recap: 30% AMI 18 units, 50% AMI 58 units, 60% AMI 52 units, manager 1.',f(italic=1))
    assert sum(x['units'] for x in rows if x.get('ami')==30)==18 and sum(x['units'] for x in rows if x.get('ami')==50)==58 and sum(x['units'] for x in rows if x.get('ami')==60)==52
    ws.set_column('A:A',2);ws.set_column('B:B',14);ws.set_column('C:C',27);ws.set_column('D:E',10);ws.set_column('F:F',8,None,{'hidden':1});ws.set_column('G:K',11);ws.set_column('L:O',14);ws.set_row(5,30);wb.close()
    truth(name,'xlsx','UM',None,[k for k in KO if k],rows,tot,'SENIOR_HOUSING','US nonprofit controller, LIHTC schedule for auditors','vertical merged building cells, table starts in column B, grouped revenue test, percent cells','merged building column (not a key), hidden code column, manager unit without rent, beds after type, note recap')
# ------------------------------------------------ UM3 xlsx student IE
def um3():
    R=random.Random(2323);name='dromore_campus_bedspaces'
    BS,OB,OP,WK,NW,EX,RE,DF=['other:No. of bed spaces','other:Avg. beds let','other:Beds let %','other:LICENCE FEE € per bed per week','other:LICENCE FEE Weeks','other:LICENCE FEE Expected for year €','other:Recorded (NL 4000-4020) €','other:Difference €']
    KO=[RE,EX,DF,'units',BS,OB,OP,WK,NW]
    S=[('Phase 1 - Cois Abhann',[('6-bed cluster, standard ensuite',14,6,168,38),('6-bed cluster, standard ensuite, 44 wk',4,6,161.5,44),('5-bed cluster, premium ensuite',9,5,182,38),('4-bed townhouse, shared bath',12,4,142.5,38),('Studio, single',8,1,229,44)]),('Phase 2 - An Lios',[('8-bed cluster, standard ensuite',10,8,171,38),('6-bed cluster, premium ensuite',11,6,189.5,38),('Twin room apartment (4 rooms, 8 beds)',3,8,118,38),('Accessible ensuite in cluster',5,1,171,38),('Studio, double',6,1,258,51)]),('Phase 3 - Teach Nua (opened Sept 2024)',[('7-bed cluster, premium ensuite',6,7,196,16),('Studio, single',10,1,241,16)])]
    rows=[];tot=[];secs=[]
    def fin(d): d[OP]=round(100*d[OB]/d[BS],1);d[DF]=d[RE]-d[EX];return d
    def T(lab,l): return fin(dict(label=lab,**sums(l,['units',BS,OB,EX,RE])))
    for ttl,l in S:
        sec=[]
        for t,u,bd,w,k in l:
            b=u*bd;o=b-round(b*R.uniform(0,.07));d={'type':t,'units':u,BS:b,OB:o,WK:w,NW:k};d[EX]=int(o*w*k+.5);d[RE]=int(d[EX]*(1+R.uniform(-.03,.012)));sec.append(fin(d))
        t=T('Total '+ttl.split(' - ')[0],sec);secs.append((ttl,sec,t));rows+=sec;tot.append(t)
    a=T('All term-time lets',rows);tot.append(a)
    wb=xlsxwriter.Workbook(f'{D}/{name}.xlsx');ws=wb.add_worksheet('Rev test');ws2=wb.add_worksheet('Notes');f=lambda **k:wb.add_format({'font_name':'Verdana','font_size':9,**k})
    ws.write('A1','DROMORE CAMPUS RESIDENCES DAC',f(bold=1));ws.write('A2','Proof in total - licence fees, year to 31 December 2024',f());ws.write('J1','Schedule N2.3',f(italic=1))
    h=f(bold=1,text_wrap=1,align='center',valign='bottom',bottom=1)
    ws.merge_range('I4:K4','LICENCE FEE',f(bold=1,align='center',bottom=1))
    # order: Type | units | beds | let | % | recorded | (I..K) rate weeks expected | diff
    cols=[('Room / unit type',None),('No. of\nunits','units'),('No. of\nbed spaces',BS),('Avg. beds\nlet',OB),('Beds let\n%',OP),('Recorded (NL 4000-4020)\n€',RE),('Difference\n€',DF),('',None),('€ per bed per week',WK),('Weeks',NW),('Expected for year\n€',EX)]
    for c,(x,_) in enumerate(cols): 
        if x: ws.write(4,c,x,h)
    nf={'units':'0',BS:'0',OB:'0',OP:'0.0',RE:'#,##0',DF:'#,##0;-#,##0',WK:'0.00',NW:'0',EX:'#,##0'}
    r=5
    def put(d,b):
        for c,(x,k) in enumerate(cols):
            if k and k in d:
                if k==WK and R.random()<.4: ws.write_string(r,c,f'€{d[k]:.2f}',f(align='right'))
                elif k==EX and not b:
                    ws.write_formula(r,c,f'=ROUND(D{r+1}*{d[WK]}*J{r+1},0)',f(num_format=nf[k]),d[k])
                elif k==DF: ws.write_formula(r,c,f'=F{r+1}-K{r+1}',f(num_format=nf[k],**b),d[k])
                else: ws.write_number(r,c,d[k],f(num_format=nf[k],**b))
    for ttl,sec,t in secs:
        ws.write(r,0,ttl,f(bold=1,font_color='#1F3864'));r+=1
        for d in sec: ws.write(r,0,d['type'],f(text_wrap=1,indent=1));put(d,{});r+=1
        ws.write(r,0,t['label'],f(bold=1));put(t,dict(bold=1,top=1));r+=2
    ws.write(r,0,a['label'],f(bold=1));put(a,dict(bold=1,top=1,bottom=6));r+=2
    ws.write(r,0,'Summer and conference lets (NL 4030) are tested separately at N2.4 and are not in this schedule.',f(italic=1))
    ws2.write(0,0,'Weeks: 38 = academic year, 44 and 51 = long lets, 16 = Sept to Dec 2024 only. Avg. beds let from the booking system, rounded.',f());ws2.write(1,0,'Threshold for enquiry: 5% by type.',f())
    ws.set_column('A:A',40);ws.set_column('B:E',11);ws.set_column('F:G',16);ws.set_column('H:H',2);ws.set_column('I:K',13);ws.set_row(4,40);wb.close()
    KO=['units',BS,OB,OP,RE,DF,WK,NW,EX]
    truth(name,'xlsx','UM',None,KO,rows,tot,'STUDENT_HOUSING','Irish auditor, proof in total for student residences','bed-based schedule, weekly rates, recorded before expected, spacer column, formulas with cached values, second sheet of notes','weekly rents and bed counts (all other:), some rates as text with €, group header over right block, minus sign differences')
um1();um2();um3()
