import random
from common import *
import xlsxwriter, openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm

# ---------------------------------------------------------------- UM 1  BTR, xlsx, PLANTED total
def um1():
    R=random.Random(2221)
    B=[('Block A - Loom House',[('Studio',0,24,405,1125),('1B1P Compact',1,18,432,1180),('1B2P',1,46,541,1310),('1B2P Balcony',1,22,556,1365),('2B3P',2,31,667,1595),('2B4P Corner',2,12,748,1725),('3B5P',3,6,931,2150)]),
       ('Block B - Shuttle House',[('Studio',0,16,398,1115),('1B2P',1,52,538,1300),('1B2P Terrace',1,4,552,1450),('2B3P',2,38,661,1580),('2B4P',2,20,740,1690),('3B5P Duplex',3,5,1012,2375)]),
       ('Block C - Bobbin Yard (DMR)',[('1B2P DMR',1,20,538,1040),('2B3P DMR',2,14,661,1264),('2B4P DMR',2,6,745,1340)])]
    cols=['units','pct_units','sf','other:AVERAGE NIA sq m','total_sf','occupied','vacant','pct_occ','market','market_total','market_sf','actual','actual_total']
    U=sum(x[2] for _,T in B for x in T)
    wb=xlsxwriter.Workbook(doc('Loomworks_BTR_accommodation.xlsx'));ws=wb.add_worksheet('Accommodation');F=lambda **k:wb.add_format(dict(font_name='Aptos',font_size=10,**k))
    ws.hide_gridlines(2);ws.write('B1','Loomworks, Salford M5',F(bold=True,font_size=14) if False else wb.add_format(dict(bold=True,font_size=14)))
    ws.write('B2','Accommodation and rent schedule, 316 apartments; position at 31 August 2025'.replace('316',str(U)),F(italic=True))
    h=F(bold=True,bottom=1,align='center',text_wrap=True,valign='vcenter',bg_color='#FFF2CC')
    ws.merge_range('B4:B5','Apartment type',h);ws.merge_range('C4:C5','Beds',h);ws.merge_range('D4:D5','No. of units',h);ws.merge_range('E4:E5','% of units',h);ws.merge_range('F4:G4','AVERAGE NIA',h);ws.merge_range('H4:H5','Total NIA sq ft',h);ws.merge_range('I4:K4','OCCUPANCY',h);ws.merge_range('L4:N4','ERV \u00a3 PCM',h);ws.merge_range('O4:P4','PASSING RENT \u00a3 PCM',h)
    for c,t in zip('FGIJKLMNOP',['sq ft','sq m','Occupied','Void','Occ. %','Average per unit','Total all units','Per sq ft','Average per let unit','Total let units']):ws.write(c+'5',t,h)
    nf=dict(pct_units='0.0%',pct_occ='0.0%',market_sf='\u00a30.00');nf['other:AVERAGE NIA sq m']='0.0'
    for k in('market','market_total','actual','actual_total'):nf[k]='\u00a3#,##0'
    fm={}
    def put(y,r,bold,form=None):
        for j,k in enumerate(cols):
            v=r.get(k)
            if v is None:continue
            key=(k,bold);
            if key not in fm:fm[key]=F(num_format=nf.get(k,'#,##0'),**(dict(bold=True,top=1) if bold else {}))
            x=round(v/100,4) if k.startswith('pct') else v
            fo=form(k,CL(4+j)) if form else None
            if fo:ws.write_formula(y,3+j,fo,fm[key],x)
            else:ws.write_number(y,3+j,x,fm[key])
    def agg(L):
        s={k:sum(r[k] for r in L) for k in('units','total_sf','occupied','vacant','market_total','actual_total')}
        s['pct_units']=round(100*s['units']/U,1);s['sf']=round(s['total_sf']/s['units']);s[cols[3]]=round(s['total_sf']*.09290304/s['units'],1);s['pct_occ']=round(100*s['occupied']/s['units'],1);s['market']=round(s['market_total']/s['units']);s['market_sf']=round(s['market_total']/s['total_sf'],2);s['actual']=round(s['actual_total']/s['occupied']);return s
    y=5;rows=[];tot=[];planted=None;subs=[]
    for b,T in B:
        ws.write(y,1,b,F(bold=True,font_color='#7F6000'));y+=1;st=y;sec=[]
        for t,bd,u,sf,m in T:
            o=u-R.choice([0,0,1,1,2,3]) if u>10 else u-R.choice([0,0,1]);a=m-R.randint(5,60) if 'DMR' not in t else m-R.randint(0,12)
            r=dict(type=t,beds=bd,units=u,pct_units=round(100*u/U,1),sf=sf,total_sf=u*sf,occupied=o,vacant=u-o,pct_occ=round(100*o/u,1),market=m,market_total=m*u,market_sf=round(m/sf,2),actual=a,actual_total=a*o);r[cols[3]]=round(sf*.09290304,1)
            ws.write(y,1,t,F(indent=1));ws.write(y,2,bd,F(align='center'));put(y,r,False);sec.append(r);y+=1
        s=agg(sec);s['label']='Total '+b.split(' - ')[0];ws.write(y,1,s['label'],F(bold=True,top=1));ws.write(y,2,'',F(top=1));sy=y
        put(y,s,True,lambda k,c:f'=SUM({c}{st+1}:{c}{sy})' if k in('units','total_sf','occupied','vacant','market_total','actual_total') else None);subs.append(y+1)
        rows+=sec;tot.append(s);y+=2
    g=agg(rows);g['label']='SCHEME TOTAL / AVERAGE';right=g['market_total'];w=right+9000 if str(right)[-4]=='0' else right-0
    d=list(str(right));d[-4]=str((int(d[-4])+3)%10);w=int(''.join(d));g['market_total']=w
    ws.write(y,1,g['label'],F(bold=True,top=1));ws.write(y,2,'',F(top=1))
    put(y,g,True,lambda k,c:'='+'+'.join(f'{c}{n}' for n in subs) if k in('units','total_sf','occupied','vacant','actual_total') else None);tot.append(g)
    ws.write(y+2,1,'Notes',F(bold=True));ws.write(y+3,1,'1. DMR = discounted market rent, capped at 80% of open market rent under the s.106 agreement.',F());ws.write(y+4,1,'2. Void includes two show apartments. ERV per surveyor, August 2025. Passing rents exclude parking and pet rent.',F())
    ws.set_column('A:A',2);ws.set_column('B:B',28);ws.set_column('C:P',11);ws.set_row(4,30);ws.set_landscape();ws.fit_to_pages(1,1);wb.close()
    save('Loomworks_BTR_accommodation.xlsx','UM','MULTIFAMILY','P. Haldane (BTR operator)','blocks, grouped headers, formulas with cached values, averages and totals',False,cols,rows,tot,{'what':f"SCHEME TOTAL / AVERAGE, ERV Total all units printed {w:,} (typed in) but the block totals and rows sum to {right:,}",'kind':'total_wrong'})

# ---------------------------------------------------------------- UM 2  student halls, PDF
def um2():
    R=random.Random(2222)
    S=[('Tannery House',[('Classic en-suite, 5-bed cluster',5,14,12.5,168,44),('Classic en-suite, 6-bed cluster',6,11,12.5,165,44),('Premium en-suite, 6-bed cluster',6,8,14.0,182,44),('Studio - standard',1,22,18.5,229,51),('Studio - accessible',1,4,24.0,229,51)]),
       ('Currier House',[('Classic en-suite, 4-bed cluster',4,9,12.8,172,44),('Classic en-suite, 7-bed cluster',7,6,12.4,162,44),('Twin studio (priced per bed)',2,10,23.5,141,44),('Studio - standard',1,18,18.2,226,51),('Studio - large',1,7,25.0,258,51),('One-bedroom flat',1,3,34.0,285,51)]),
       ('Fellmonger Court (townhouses)',[('8-bed townhouse, shared bathrooms',8,5,10.9,136,42),('10-bed townhouse, shared bathrooms',10,4,10.4,131,42),('12-bed townhouse, en-suite',12,3,12.0,154,44)])]
    cols=['units','other:BED SPACES Total','other:BED SPACES Let','other:BED SPACES Void','other:BED SPACES % let','other:Room size m\u00b2','other:RENT 2025/26 PER BED \u00a3 p.w.','other:RENT 2025/26 PER BED Weeks','other:Contracted income \u00a3 p.a.','other:ERV 2026/27 \u00a3 p.w.']
    bt,bl,bv,bp,ms,pw,wk,inc,erv=cols[1:]
    rows=[];tot=[];data=[];tree=[]
    for n,T in S:
        sec=[]
        for t,b,u,m,r0,w in T:
            n0=b*u;l=n0-int(n0*R.choice([0,0,.02,.04,.07,.12]));
            r0=r0*100+R.choice([0,0,50])
            r=dict(type=t,beds=b,units=u);r.update({bt:n0,bl:l,bv:n0-l,bp:round(100*l/n0,1),ms:m,pw:r0/100,wk:w,inc:l*r0*w//100 if (l*r0*w)%100==0 else l*r0*w/100,erv:round(r0/100*1.035*2)/2});sec.append(r)
        tree.append((n,sec))
    def agg(L,lab):
        s={k:sum(r[k] for r in L) for k in('units',bt,bl,bv,inc)};s[bp]=round(100*s[bl]/s[bt],1);s[pw]=round(sum(r[pw]*r[bl] for r in L)/s[bl]+1e-9,2);s[erv]=round(sum(r[erv]*r[bt] for r in L)/s[bt]+1e-9,2);s['label']=lab;return s
    def cells(r,k0):
        o=[]
        for k in cols:
            v=r.get(k)
            if v is None:o.append('')
            elif k in(bp,):o.append(f'{v:.1f}%')
            elif k==ms:o.append(f'{v:.1f}')
            elif k in(pw,erv):o.append(f'{v:,.2f}')
            else:
                o.append(f'{v:,.0f}')
        return o
    st=ParagraphStyle('s',fontName='Times-Roman',fontSize=10,leading=13);cl=ParagraphStyle('c',fontName='Times-Roman',fontSize=8.5,leading=9.5)
    hs=ParagraphStyle('h',fontName='Times-Bold',fontSize=8.5,leading=9.5,alignment=1)
    P=lambda t:Paragraph(t,hs)
    data=[[P('Room type'),P('Beds<br/>per unit'),P('No. of<br/>units'),P('BED SPACES'),'','','',P('Room<br/>size m\u00b2'),P('RENT 2025/26 PER BED'),'',P('Contracted<br/>income<br/>\u00a3 p.a.'),P('ERV<br/>2026/27<br/>\u00a3 p.w.')],['','','',P('Total'),P('Let'),P('Void'),P('% let'),'',P('\u00a3 p.w.'),P('Weeks'),'','']]
    sty=[('SPAN',(3,0),(6,0)),('SPAN',(8,0),(9,0))]+[('SPAN',(i,0),(i,1)) for i in(0,1,2,7,10,11)]+[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('ALIGN',(1,2),(-1,-1),'RIGHT'),('VALIGN',(0,0),(-1,-1),'MIDDLE'),('GRID',(0,0),(-1,-1),.25,colors.HexColor('#9DB0A3')),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#DCE7DF')),('TOPPADDING',(0,0),(-1,-1),2.2),('BOTTOMPADDING',(0,0),(-1,-1),2.6)]
    for n,sec in tree:
        for r in sec: r[inc]=round(r[inc]) ; 
        i=len(data);data.append([n]+['']*11);sty+=[('SPAN',(0,i),(-1,i)),('FONT',(0,i),(-1,i),'Times-BoldItalic',9)]
        for r in sec:data.append([Paragraph(r['type'],cl),str(r['beds'])]+cells(r,cols));rows.append(r)
        s=agg(sec,'Sub-total '+n.split(' (')[0]);i=len(data);data.append([s['label'],'']+cells(s,cols));sty+=[('FONT',(0,i),(-1,i),'Times-Bold',8.5),('SPAN',(0,i),(1,i))];tot.append(s)
    g=agg(rows,'All halls');i=len(data);data.append([g['label'],'']+cells(g,cols));sty+=[('FONT',(0,i),(-1,i),'Times-Bold',9),('LINEABOVE',(0,i),(-1,i),1.2,colors.black),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#DCE7DF'))];tot.append(g)
    t=Table(data,colWidths=[56*mm,15*mm,15*mm,15*mm,14*mm,14*mm,16*mm,17*mm,19*mm,16*mm,26*mm,20*mm],repeatRows=2);t.setStyle(sty)
    side=Table([['Nominations','Beds','Expires'],['University of Marsham','120','Aug 2028'],['Marsham College of Art','35','Aug 2026']],colWidths=[45*mm,16*mm,24*mm],style=[('FONT',(0,0),(-1,-1),'Times-Roman',8.5),('FONT',(0,0),(-1,0),'Times-Bold',8.5),('BOX',(0,0),(-1,-1),.5,colors.grey),('ALIGN',(1,0),(1,-1),'RIGHT')])
    intro=Paragraph('We set out the accommodation at <b>Tanyard Student Village, Marsham</b> as inspected on 2 September 2025 and checked to the operator\u2019s booking system on 26 September. Contracted income is bed spaces let, times the weekly rent, times the length of tenancy. Sub-total rents are averages weighted by bed spaces let; sub-total ERVs are weighted by all bed spaces. Summer lettings, laundry and vending are left out.',st)
    def foot(c,d):c.setFont('Times-Italic',8);c.drawString(18*mm,9*mm,'Cawdrey Finch Surveyors - Report on Tanyard Student Village - Appendix 4');c.drawRightString(279*mm,9*mm,str(d.page+37))
    D=SimpleDocTemplate(doc('tanyard_appendix4.pdf'),pagesize=landscape(A4),leftMargin=18*mm,rightMargin=18*mm,topMargin=13*mm,bottomMargin=15*mm,invariant=1)
    D.build([Paragraph('<font size=14>Appendix 4 \u2013 Schedule of accommodation</font>',st),Spacer(1,4*mm),Table([[intro,side]],colWidths=[155*mm,92*mm],style=[('VALIGN',(0,0),(-1,-1),'TOP'),('LEFTPADDING',(0,0),(0,0),0)]),Spacer(1,4*mm),t],onFirstPage=foot,onLaterPages=foot)
    save('tanyard_appendix4.pdf','UM','STUDENT_HOUSING','Cawdrey Finch (valuer)','valuation appendix, weekly rents per bed, beds beside units, weighted averages, side table',True,cols,rows,tot)

# ---------------------------------------------------------------- UM 3  mixed block by floor and use, Dublin, xlsx
def um3():
    R=random.Random(2223)
    S=[('LOWER GROUND',[('Gymnasium (leisure)',1,6240,18.5,1),('Storage - tenants',6,1415,9,.7),('Car spaces (licensed)',38,None,3500,.9)]),
       ('GROUND',[('Retail - street',4,7325,42,1),('Caf\u00e9 / restaurant',2,3180,38,.5),('Office reception suite',1,960,30,1)]),
       ('FIRST',[('Offices - open plan',2,14210,47.5,1),('Offices - serviced suites',11,5875,62,.8)]),('SECOND',[('Offices - open plan',1,16140,48.5,1),('Medical consulting rooms',7,3390,40,1)]),
       ('THIRD',[('Offices - open plan',3,18925,49.5,.62)]),('FOURTH',[('Apartments - one bed',8,4520,34,1),('Apartments - two bed',6,4815,32,1),('Co-living rooms',14,3605,44,.86)]),
       ('FIFTH (SET BACK)',[('Apartments - penthouse',3,3870,36,.67),('Rooftop events space',1,2215,25,0),('Telecoms licences',2,None,12500,1)])]
    cols=['units','total_sf','other:AREA (NIA) m\u00b2','other:VOID sq ft','other:VOID % of area','other:ERV \u20ac per sq ft p.a.','other:ERV \u20ac p.a.','other:Passing rent \u20ac p.a.','other:Reversion \u20ac p.a.']
    _,_,m2,vs,vp,ep,ea,pa,rv=cols
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Areas & rents';fn=lambda **k:Font(name='Verdana',size=8,**k)
    ws['B2']='Marrow Lane Quarter, Dublin 8';ws['B2'].font=Font(name='Verdana',size=13,bold=True);ws['B3']='Stacking and use schedule, measured survey May 2025 - rents at 1 July 2025 (\u20ac, exclusive of VAT)';ws['B3'].font=fn(italic=True)
    # three-line header rows 5-7
    H={2:('Floor','',''),3:('Use','',''),4:('No.','of','units'),5:('AREA (NIA)','','sq ft'),6:('','','m\u00b2'),7:('VOID','','sq ft'),8:('','','% of area'),9:('ERV','\u20ac per sq ft','p.a.'),10:('','\u20ac','p.a.'),11:('Passing','rent','\u20ac p.a.'),12:('Reversion','\u20ac','p.a.')}
    for c,(a,b,d) in H.items():
        for r,t in zip((5,6,7),(a,b,d)):
            x=ws.cell(r,c,t or None);x.font=fn(bold=True);x.alignment=Alignment(horizontal='center');x.fill=PatternFill('solid',fgColor='D9D9D9')
    ws.merge_cells('E5:F5');ws.merge_cells('G5:H5');ws.merge_cells('I5:J5')
    NF={m2:'#,##0.0',vp:'0.0"%"',ep:'0.00'};par='#,##0;(#,##0);0'
    def put(y,r,b=False):
        for j,k in enumerate(cols):
            v=r.get(k)
            if v is None:continue
            x=ws.cell(y,4+j,v);x.number_format=NF.get(k,par if k==rv else '#,##0');x.font=fn(bold=b)
    def agg(L,lab):
        s={'label':lab}
        for k in cols:
            if k in(vp,ep):continue
            s[k]=round(sum(r.get(k) or 0 for r in L),1)
        s[vp]=round(100*s[vs]/s['total_sf'],1);return s
    y=8;rows=[];tot=[];use={}
    for fl,T in S:
        sec=[];st=y
        for u,n,sf,e,let in T:
            r=dict(type=u,units=n)
            if sf:
                v=round(sf*(1-let)) if let<1 else 0
                if n==3 and let==.62:v=7185
                r.update({'total_sf':sf,m2:round(sf*.09290304,1),vs:v,vp:round(100*v/sf,1),ep:float(e),ea:round(sf*e)});lf=(sf-v)/sf
            else: r[ea]=n*e;lf=let
            if let>0:r[pa]=int(r[ea]*lf*R.uniform(.84,1.06)/50)*50;
            r[rv]=r[ea]-r.get(pa,0)
            ws.cell(y,3,u).font=fn();put(y,r);sec.append(r);y+=1
            k=u.split(' ')[0];use.setdefault(k,[0,0]);use[k][0]+=sf or 0;use[k][1]+=r[ea]
        ws.cell(st,2,fl).font=fn(bold=True);ws.cell(st,2).alignment=Alignment(vertical='top',wrap_text=True)
        if y-1>st:ws.merge_cells(start_row=st,end_row=y-1,start_column=2,end_column=2)
        rows+=sec
        if len(sec)>1:
            s=agg(sec,fl.split(' (')[0].title()+' floor total');ws.cell(y,3,s['label']).font=fn(bold=True);put(y,s,True);tot.append(s)
            for c in range(3,13):ws.cell(y,c).border=Border(top=Side(style='hair'));
            y+=1
    g=agg(rows,'TOTAL BUILDING');ws.cell(y,2,g['label']).font=fn(bold=True);ws.merge_cells(start_row=y,end_row=y,start_column=2,end_column=3);put(y,g,True);tot.append(g)
    for c in range(2,13):ws.cell(y,c).border=Border(top=Side(style='medium'),bottom=Side(style='medium'))
    ws.cell(y+2,2,'Reversion = ERV less passing rent; over-rented lines in brackets. Car spaces and telecoms carry no floor area. Void areas are taken as nil passing rent.').font=fn(italic=True)
    for i,t in enumerate(['Summary by use','sq ft','ERV \u20ac p.a.']):ws.cell(5,14+i,t).font=fn(bold=True)
    for i,(k,v) in enumerate(use.items()):
        ws.cell(6+i,14,k).font=fn()
        for j in(0,1):x=ws.cell(6+i,15+j,v[j] or None);x.font=fn();x.number_format='#,##0'
    for c,w in zip('ABCDEFGHIJKLMNOP',(2,13,27,8,11,10,10,10,13,13,13,13,3,16,10,12)):ws.column_dimensions[c].width=w
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc('MarrowLane_stack_and_use.xlsx'))
    save('MarrowLane_stack_and_use.xlsx','UM','MIXED_USE','C. Brophy (borrower, Dublin)','by floor and use, three-line header, merged floor cells, side summary, parentheses, yearly rents',True,cols,rows,tot)
