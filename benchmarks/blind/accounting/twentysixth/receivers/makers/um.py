from common import *
from reportlab.pdfgen import canvas
from reportlab.lib.pagesizes import letter,landscape
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
import xlsxwriter
def um1():
    R=random.Random(2621)
    PL={'E1':('Elm',0,1,488,945),'A1':('Ash',1,1,655,1085),'A1R':('Ash Renovated',1,1,655,1195),'A2':('Aspen',1,1,718,1140),'B1':('Birch',2,1,874,1290),'B2':('Beech',2,2,961,1385),'B2R':('Beech Renovated',2,2,961,1510),'C1':('Cedar',3,2,1180,1695)}
    BL=[('Building 1 – Garden',['E1','A1','A1R','B1','B2']),('Building 2 – Garden',['E1','A1','A2','B2','B2R']),('Building 3 – Fire Loss (4/2024)',['A1','B1','B2']),('Building 4 – Mid-Rise',['A1','A1R','A2','B1','B2R','C1'])]
    money=['units','sf','occupied','other:VACANT Ready','other:VACANT Not Ready','down','pct_occ','market','actual','market_total','actual_total']
    hdr=['No. of\nUnits','Area\nSF','Occupied','Ready','Not\nReady','Down','Occ.\n%','Market\nRent','Average\nIn-Place','Market\nper Month','In-Place\nper Month']
    rows=[];tots=[];D=[]
    def agg(V):
        s=lambda k:sum(v[k] for v in V);u=s('units');o=s('occupied')
        t={'units':u,'sf':round(sum(v['sf']*v['units'] for v in V)/u),'occupied':o,'other:VACANT Ready':s('other:VACANT Ready'),'other:VACANT Not Ready':s('other:VACANT Not Ready'),'down':s('down'),'pct_occ':round(100*o/u+1e-9,1),'market':round(s('market_total')/u,2),'market_total':s('market_total'),'actual_total':s('actual_total')}
        t['actual']=round(s('actual_total')/o,2) if o else 0
        return t
    for b,ps in BL:
        D.append(('h',b));V=[]
        for q in ps:
            n,be,ba,sf,m=PL[q];u=R.choice([6,8,10,12,14,16,20]);dn=u if '3' in b and q!='A1' else R.choice([0,0,1,2]);rem=u-dn;o=round(rem*R.uniform(.68,.95));rd=R.randint(0,rem-o);a=m-R.randint(20,160)
            v={'units':u,'sf':sf,'occupied':o,'other:VACANT Ready':rd,'other:VACANT Not Ready':rem-o-rd,'down':dn,'pct_occ':round(100*o/u+1e-9,1),'market':float(m),'actual':float(a) if o else None,'market_total':m*u,'actual_total':a*o}
            V.append(v);D.append(('r',q,n,be,ba,v));rows.append({'type':q+' '+n,'beds':be,'baths':ba,**{m:v[m] for m in money if v[m] is not None}})
        t=agg(V);D.append(('t','Total '+b.split(' –')[0],t));tots.append({'label':'Total '+b.split(' –')[0],**{m:t[m] for m in money}})
    t=agg([r for r in rows]);D.append(('t','Property Total / Average',t));tots.append({'label':'Property Total / Average',**{m:t[m] for m in money}})
    c=canvas.Canvas(doc('fenwick_commons_floorplans.pdf'),pagesize=landscape(letter),invariant=1)
    c.setFont('Helvetica-Bold',15);c.drawString(40,570,'Fenwick Commons');c.setFont('Helvetica',9);c.drawString(40,556,'Unit mix by building and floor plan – turnover inspection October 9, 2024');c.drawRightString(752,570,'Receivership No. 2024-CH-05511')
    X=[262,304,360,402,444,484,530,585,637,695,752]
    c.setFillColorRGB(.93,.93,.93);c.rect(38,512,716,36,fill=1,stroke=0);c.setFillColorRGB(0,0,0);c.setFont('Helvetica-Bold',8)
    for s,x in(('Plan',42),('BR',188),('BA',212)):c.drawString(x,516,s)
    for s,x in zip(hdr,X):
        for i,l in enumerate(s.split('\n')[::-1]):c.drawRightString(x,516+10*i,l)
    c.drawCentredString(418,539,'VACANT');c.line(378,536,446,536)
    F={'units':'%d','sf':'{:,}','pct_occ':'%.1f%%'}
    def fm(m,v,t):
        if v is None:return ''
        if v==0:return '–'
        if m=='pct_occ':return '%.1f%%'%v
        if m in('market','actual'):return '{:,.2f}'.format(v)
        return ('$' if t and m.endswith('total') else '')+'{:,}'.format(int(v))
    y=498
    for d in D:
        if d[0]=='h':c.setFont('Helvetica-BoldOblique',8.5);c.drawString(40,y,d[1])
        elif d[0]=='r':
            c.setFont('Helvetica',8.3);c.drawString(48,y,d[1]);c.drawString(80,y,d[2]);c.drawString(190,y,'%d'%d[3]);c.drawString(214,y,'%d'%d[4])
            for m,x in zip(money,X):c.drawRightString(x,y,fm(m,d[5][m],0))
        else:
            c.setFont('Helvetica-Bold',8.3);c.setLineWidth(.5);c.line(240,y+9,754,y+9);c.drawString(48,y,d[1])
            for m,x in zip(money,X):c.drawRightString(x,y,fm(m,d[2][m],1))
            y-=5
        y-=13.2
    c.setFont('Helvetica',7.5);c.drawString(40,y-8,'BR 0 = studio. Down = not habitable per city placard or stripped by former manager. Average In-Place is over occupied units; Market and SF averages in totals are over all units. Dash = none.')
    c.drawRightString(752,24,'1 of 1');c.save()
    save('fenwick_commons_floorplans.pdf','UM',None,money,rows,tots,'MULTIFAMILY','Receiver canvas, Helvetica','buildings as sections, code and name, weighted averages in totals','dashes for zero, BR 0, down building, grouped VACANT')
def um2():
    R=random.Random(2622)
    S=[('CLIMATE CONTROLLED – BUILDING A',[('5 x 5',25,52),('5 x 10',50,79),('7.5 x 10',75,101),('10 x 10',100,124),('10 x 15',150,169),('10 x 20',200,215)]),('CLIMATE CONTROLLED – UPPER FLOOR',[('5 x 5',25,39),('5 x 10',50,64),('10 x 10',100,102),('10 x 15',150,138)]),('DRIVE-UP – BUILDINGS B, C, D',[('5 x 10',50,61),('5 x 15',75,78),('10 x 10',100,96),('10 x 15',150,122),('10 x 20',200,149),('10 x 25',250,176),('10 x 30',300,205),('12 x 40',480,289)]),('OUTSIDE PARKING',[('Uncovered 10 x 20',200,55),('Uncovered 12 x 35',420,80),('Covered 12 x 40',480,145)])]
    money=['market','actual','market_sf','units','occupied','vacant','down','pct_occ','sf','total_sf','other:AREA (SF) Occupied','other:AREA (SF) % Occ','market_total','actual_total','other:MONTHLY RENT Collected Sep 2024']
    wb=xlsxwriter.Workbook(doc('kettle_road_storage_mix.xlsx'));wb.set_properties({'created':__import__('datetime').datetime(2024,10,8)});w=wb.add_worksheet('Mix')
    fo={'font_name':'Verdana','font_size':8}
    h=wb.add_format({**fo,'bold':1,'bottom':2,'align':'center','valign':'vcenter','text_wrap':1});hg=wb.add_format({**fo,'bold':1,'bottom':1,'align':'center','bg_color':'#D9D2E9'});tx=wb.add_format(fo);sx=wb.add_format({**fo,'bold':1,'font_color':'#5B2C83'})
    fm={m:'#,##0' for m in money};fm.update({'market':'$#,##0.00','actual':'$#,##0.00','market_sf':'0.00','pct_occ':'0.0%','other:AREA (SF) % Occ':'0.0%','market_total':'#,##0.00','actual_total':'#,##0.00','other:MONTHLY RENT Collected Sep 2024':'#,##0.00'})
    N={m:wb.add_format({**fo,'num_format':x}) for m,x in fm.items()};NB={m:wb.add_format({**fo,'bold':1,'top':1,'num_format':x}) for m,x in fm.items()};bt=wb.add_format({**fo,'bold':1,'top':1});tr=wb.add_format({**fo,'align':'right'})
    w.write(0,0,'KETTLE ROAD STORAGE – SIZE MIX AND RENT',wb.add_format({'font_name':'Verdana','font_size':12,'bold':1}));w.write(1,0,'Receiver’s physical audit of 10/5/2024 against SiteLink rent roll at 9/30/2024',tx)
    w.merge_range('A4:A5','Size',h);w.merge_range('B4:D4','MONTHLY RATE',hg);w.merge_range('E4:I4','SPACES',hg);w.merge_range('J4:M4','AREA (SF)',hg);w.merge_range('N4:P4','MONTHLY RENT',hg)
    for i,s in enumerate(['Street','In-Place Avg','Street / SF','Total','Occupied','Vacant','Down','% Occ','Per Space','Total','Occupied','% Occ','At Street, All Spaces','In-Place, Occupied','Collected Sep 2024']):w.write(4,1+i,s,h)
    w.set_row(4,34);r=5;rows=[];tots=[]
    P=lambda m,v:v/100 if m in('pct_occ','other:AREA (SF) % Occ') else v
    def put(r,v,F,txt=()):
        for j,m in enumerate(money):
            if m not in v:continue
            if m in txt:w.write_string(r,1+j,'{:,}'.format(v[m]),tr)
            else:w.write_number(r,1+j,P(m,v[m]),F[m])
    def agg(V):
        s=lambda k:round(sum(v[k] for v in V),2);t={k:s(k) for k in money if k not in('market','actual','market_sf','pct_occ','sf','other:AREA (SF) % Occ')}
        for k in('units','occupied','vacant','down','total_sf','other:AREA (SF) Occupied'):t[k]=int(t[k])
        t['market']=round(t['market_total']/t['units'],2);t['actual']=round(t['actual_total']/t['occupied'],2);t['market_sf']=round(t['market_total']/t['total_sf'],2);t['pct_occ']=round(100*t['occupied']/t['units'],1);t['sf']=round(t['total_sf']/t['units']);t['other:AREA (SF) % Occ']=round(100*t['other:AREA (SF) Occupied']/t['total_sf'],1)
        return {m:t[m] for m in money}
    for s,L in S:
        w.write(r,0,s,sx);r+=1;V=[]
        for i,(n,sf,st) in enumerate(L):
            u=R.randint(6,58);dn=R.choice([0,0,0,1,3]);o=round((u-dn)*R.uniform(.55,.95));a=round(st*R.uniform(.84,1.18)*4)/4
            v={'market':float(st),'actual':a,'market_sf':round(st/sf+1e-9,2),'units':u,'occupied':o,'vacant':u-dn-o,'down':dn,'pct_occ':round(100*o/u,1),'sf':sf,'total_sf':u*sf,'other:AREA (SF) Occupied':o*sf,'other:AREA (SF) % Occ':round(100*o/u,1),'market_total':float(st*u),'actual_total':round(a*o,2),'other:MONTHLY RENT Collected Sep 2024':round(a*o*R.uniform(.74,.97),2)}
            V.append(v);w.write(r,0,n,tx);put(r,v,N,('total_sf',) if i==2 else ());rows.append({'type':n,**v});r+=1
        t=agg(V);lab='Subtotal';w.write(r,0,lab,bt);put(r,t,NB);tots.append({'label':lab,**t});r+=2
    t=agg(rows);w.write(r,0,'TOTAL FACILITY',bt);put(r,t,NB);tots.append({'label':'TOTAL FACILITY',**t})
    w.write(r+2,0,'Down = door, roof or lien-sale hold. Vacant does not include Down. Averages in the total lines are weighted.',tx)
    # side table
    w.write(3,17,'Collections Sep 2024',sx)
    tc=tots[-1]['other:MONTHLY RENT Collected Sep 2024'];ta=tots[-1]['actual_total']
    for i,(a,b) in enumerate((('In-place rent',ta),('Not collected',round(ta-tc,2)),('Collected',tc))):w.write(4+i,17,a,tx);w.write(4+i,18,b,N['market_total'])
    w.set_column(0,0,34);w.set_column(1,12,9.5);w.set_column(13,15,13);w.set_column(16,16,3);w.set_column(17,18,18);w.set_landscape();w.fit_to_pages(1,0);w.freeze_panes(5,1);wb.close()
    save('kettle_road_storage_mix.xlsx','UM',None,money,rows,tots,'OTHER','SiteLink audit workbook','sections by building, rates first, group headers, side table','same sizes in several sections, two % Occ and two Total columns, text numbers, side table')
def um3():
    R=random.Random(2623)
    S=[('NORTH WING',[('NK','King Studio, no kitchen',265),('NQ','Queen/Queen Studio',290),('NKK','King Studio w/ kitchenette',310),('NA','Accessible King Studio',310)]),('SOUTH WING',[('SK','King Studio, no kitchen',265),('SKK','King Studio w/ kitchenette',310),('SQK','Queen/Queen Studio with kitchenette and sofa bed',335),('SX','Double-bay Suite',520)]),('POOL BUILDING (former meeting rooms)',[('PL','Loft Studio',410),('PL2','Loft Studio, corner',455),('PM','Micro Studio',198)]),('ANNEX – closed by fire marshal',[('AK','King Studio, no kitchen',265),('AQ','Queen/Queen Studio',290)])]
    money=['units','other:OCCUPIED ROOMS Weekly','other:OCCUPIED ROOMS Monthly','occupied','vacant','down','other:WEEKLY RATE Posted','other:WEEKLY RATE In-Place Avg','market','other:MONTHLY RATE In-Place Avg','actual_total','sf']
    head=[['Code','Room type','Rooms','OCCUPIED ROOMS','','','Vacant','Down','WEEKLY RATE','','MONTHLY RATE','','In-place rent per month, all occupied','Area SF'],['','','','Weekly','Monthly','Total','','','Posted','In-Place\nAvg','Posted','In-Place\nAvg','','']]
    st=ParagraphStyle('s',fontName='Helvetica',fontSize=8,leading=9.5);hc=ParagraphStyle('hc',parent=st,fontName='Helvetica-Bold',alignment=1,textColor=colors.white)
    head[0][12]=Paragraph(head[0][12],hc)
    data=head;sty=[];rows=[];tots=[]
    cnt=['units','other:OCCUPIED ROOMS Weekly','other:OCCUPIED ROOMS Monthly','occupied','vacant','down']
    def fm(m,v):
        if v is None:return ''
        if m in cnt or m=='sf':return '%d'%v
        return ('$' if m in('market','other:WEEKLY RATE Posted') else '')+'{:,.2f}'.format(v)
    def agg(V):
        t={k:sum(v[k] for v in V) for k in cnt};t['actual_total']=round(sum(v['actual_total'] for v in V),2);return t
    allv=[]
    for s,L in S:
        sty.append(('SPAN',(0,len(data)),(-1,len(data))));sty.append(('FONT',(0,len(data)),(-1,len(data)),'Helvetica-Bold',8.5));sty.append(('BACKGROUND',(0,len(data)),(-1,len(data)),colors.HexColor('#DDEBE8')));data.append([s]+['']*13);V=[]
        for c,n,sf in L:
            u=R.randint(5,26);wk=R.choice([219,229,239,249])+(sf-265)//5*5 if sf>=265 else 189;mo=round(wk*4.33*.9/5)*5-.0
            if s[0]=='A':d=u;a=b=0
            else:
                d=R.choice([0,1,2]);o=round((u-d)*R.uniform(.6,.95));a=R.randint(1,o-1);b=o-a
            wi=wk-R.choice([0,6,11.5,20]);mi=mo-R.choice([0,15,32.5,60])
            v={'units':u,cnt[1]:a,cnt[2]:b,'occupied':a+b,'vacant':u-d-a-b,'down':d,'other:WEEKLY RATE Posted':float(wk),'market':float(mo),'sf':sf}
            if a+b:v['other:WEEKLY RATE In-Place Avg']=float(wi);v['other:MONTHLY RATE In-Place Avg']=float(mi);v['actual_total']=round(round(a*wi*52/12,2)+b*mi,2)
            else:v['actual_total']=0.0
            v={m:v[m] for m in money if m in v}
            V.append(v);rows.append({'type':c+' '+n,**v});data.append([c,Paragraph(n,st)]+[fm(m,v.get(m)) for m in money])
        t=agg(V);allv+=V;k=len(data);lab='Total '+s.split(' (')[0].split(' –')[0].title();data.append(['',lab]+[fm(m,t.get(m)) for m in money]);sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8),('LINEABOVE',(2,k),(-1,k),.5,colors.black)];tots.append({'label':lab,**{m:t[m] for m in money if m in t}})
    t=agg(allv);k=len(data);data.append(['','All rooms']+[fm(m,t.get(m)) for m in money]);sty+=[('FONT',(0,k),(-1,k),'Helvetica-Bold',8.5),('LINEABOVE',(0,k),(-1,k),1,colors.black),('LINEBELOW',(0,k),(-1,k),1,colors.black)];tots.append({'label':'All rooms',**{m:t[m] for m in money if m in t}})
    T=Table(data,colWidths=[30,132,38,42,44,36,40,36,48,48,58,56,78,34],repeatRows=2)
    T.setStyle(TableStyle([('FONT',(0,0),(-1,-1),'Helvetica',8),('FONT',(0,0),(-1,1),'Helvetica-Bold',8),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#2F5D62')),('TEXTCOLOR',(0,0),(-1,1),colors.white),('SPAN',(3,0),(5,0)),('SPAN',(8,0),(9,0)),('SPAN',(10,0),(11,0))]+[('SPAN',(k,0),(k,1)) for k in(0,1,2,6,7,12,13)]+[('ALIGN',(2,0),(-1,1),'CENTER'),('ALIGN',(2,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('VALIGN',(0,2),(-1,-1),'TOP'),('TOPPADDING',(0,0),(-1,-1),2),('BOTTOMPADDING',(0,0),(-1,-1),2),('LEFTPADDING',(0,0),(-1,-1),3),('RIGHTPADDING',(0,0),(-1,-1),3),('INNERGRID',(0,2),(-1,-1),.2,colors.lightgrey)]+sty))
    big=ParagraphStyle('b',fontName='Helvetica-Bold',fontSize=14,leading=18)
    def foot(c,d):c.setFont('Helvetica',7);c.drawString(36,20,'Pemberley & Stroud, Receivers – Interstate Lodge Studios');c.drawRightString(756,20,'Page %d'%d.page)
    SimpleDocTemplate(doc('interstate_lodge_rooms.pdf'),pagesize=landscape(letter),leftMargin=36,rightMargin=36,topMargin=36,bottomMargin=36,invariant=1).build([Paragraph('Interstate Lodge Studios – room mix at possession',big),Paragraph('A 1984 roadside hotel let as furnished studios by the week and by the month without completed conversion permits. Counts are from our key-by-key walk of September 17, 2024; rates are from the former manager’s Excel rate sheet and the folios on hand.',ParagraphStyle('p',parent=st,fontSize=9,leading=11)),Spacer(1,8),T,Spacer(1,8),Paragraph('Weekly folios are converted to a month at 52/12 weeks in the column “In-place rent per month”. Rooms = occupied + vacant + down. No in-place averages where no room is let.',st)],onFirstPage=foot,onLaterPages=foot)
    save('interstate_lodge_rooms.pdf','UM',None,money,rows,tots,'OTHER','Receivers’ possession report','hotel turned to studios by wing, weekly and monthly rates, filled header, wrapped names','weekly vs monthly rates, occupied split, closed annex')
