from common import *
from reportlab.lib.pagesizes import letter, landscape, legal
from reportlab.lib import colors
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
import openpyxl, csv
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
def um_halls():
    rng=random.Random(5301); fn='Fall_Census_Room_Mix_AY26-27.pdf'
    H=[('Abbott Hall (1962, renovated 2014)',[('DBL-C','Double, corridor bath',118,2,4380),('SGL-C','Single, corridor bath',14,1,5190),('TPL-C','Triple, corridor bath',9,3,3720),('RA','Resident assistant single',8,1,0)]),
       ('Corrigan Hall (1971)',[('DBL-C','Double, corridor bath',164,2,4260),('SGL-C','Single, corridor bath',22,1,5040),('RA','Resident assistant single',10,1,0)]),
       ('Ellery Suites (2006)',[('SUI-2','Two-person suite',36,2,5320),('SUI-4','Four-person suite, two doubles',72,4,5060),('SUI-4S','Four-person suite, four singles',24,4,5780),('ADA-1','Accessible single, private bath',6,1,5780),('RA','Resident assistant suite',7,1,0)]),
       ('Marchetti Honors College (2018)',[('POD-D','Pod double',88,2,5450),('POD-S','Pod single',40,1,6120),('FIR','Faculty in residence apartment',1,2,None),('RA','Resident assistant single',5,1,0)]),
       ('Sandhill North and South (1998)',[('DBL-S','Double, semi-private bath',142,2,4790),('QUAD','Quad with lounge',12,4,4310),('SGL-S','Single, semi-private bath',18,1,5530),('RA','Resident assistant single',9,1,0)])]
    keys=['units','other:Capacity Beds','other:Off Line','other:Assignable','occupied','vacant','pct_occ','other:Rate per bed Semester','other:Rate per bed Academic year','other:Wait list']
    data=[['Code','Room style','Capacity','','Fall 2026 census (beds)','','','','','Rate per bed','','Wait\nlist'],['','','Rooms','Beds','Off\nLine','Assignable','Occupied','Vacant','Pct.\nfull','Semester','Academic\nyear','']]
    hc=colors.HexColor('#2f5d50')
    sty=[('SPAN',(0,0),(0,1)),('SPAN',(1,0),(1,1)),('SPAN',(2,0),(3,0)),('SPAN',(4,0),(8,0)),('SPAN',(9,0),(10,0)),('SPAN',(11,0),(11,1)),('BACKGROUND',(0,0),(-1,1),hc),('TEXTCOLOR',(0,0),(-1,1),colors.white),('FONT',(0,0),(-1,1),'Helvetica-Bold',8.5),('ALIGN',(2,0),(-1,1),'CENTER'),('VALIGN',(0,0),(-1,1),'MIDDLE'),('GRID',(0,0),(-1,1),.5,colors.white),('FONT',(0,2),(-1,-1),'Helvetica',8.5),('ALIGN',(2,2),(-1,-1),'RIGHT'),('TOPPADDING',(0,2),(-1,-1),1.6),('BOTTOMPADDING',(0,2),(-1,-1),2.2),('LINEBELOW',(0,2),(-1,-1),.2,colors.lightgrey)]
    rows=[];tots=[];G=[0]*7
    def srow(lab,S,g=False):
        pct=round(S[4]/S[3]*100,1)
        data.append([lab,'',f'{S[0]:,}',f'{S[1]:,}',f'{S[2]:,}',f'{S[3]:,}',f'{S[4]:,}',f'{S[5]:,}',f'{pct}%','','',f'{S[6]:,}']); k=len(data)-1
        sty.extend([('SPAN',(0,k),(1,k)),('FONT',(0,k),(-1,k),'Helvetica-Bold',8.5),('LINEABOVE',(2,k),(-1,k),.7,hc)]+([('BACKGROUND',(0,k),(-1,k),colors.HexColor('#d9e8e2'))] if g else []))
        tots.append({'label':lab,'units':S[0],keys[1]:S[1],keys[2]:S[2],keys[3]:S[3],'occupied':S[4],'vacant':S[5],'pct_occ':pct,keys[9]:S[6]})
    for hall,ts in H:
        data.append([hall]+['']*11); k=len(data)-1; sty+=[('SPAN',(0,k),(-1,k)),('FONT',(0,k),(-1,k),'Helvetica-BoldOblique',9),('TOPPADDING',(0,k),(-1,k),7)]
        S=[0]*7
        for code,desc,rooms,per,rate in ts:
            beds=rooms*per; off=rng.choice([0,0,2,4,6]) if beds>30 else 0; asg=beds-off
            occ=asg if beds<20 else asg-rng.randint(0,int(asg*.07)); vac=asg-occ; wl=rng.randint(3,48) if rate and vac<4 else (rng.randint(0,6) if rate else 0)
            pct=round(occ/asg*100,1)
            data.append([code,desc,rooms,beds,off or '-',asg,occ,vac,f'{pct}%',f'${rate:,}' if rate else ('waived' if rate==0 else 'n/a'),f'${rate*2:,}' if rate else '',wl or '-'])
            o={'property':hall,'type':code,'desc':desc,'units':rooms,keys[1]:beds}
            if off:o[keys[2]]=off
            o.update({keys[3]:asg,'occupied':occ,'vacant':vac,'pct_occ':pct})
            if rate:o[keys[7]]=rate;o[keys[8]]=rate*2
            if wl:o[keys[9]]=wl
            rows.append(o); S=[a+b for a,b in zip(S,[rooms,beds,off,asg,occ,vac,wl])]
        srow(f'Total {hall.split(" (")[0]}',S); G=[a+b for a,b in zip(G,S)]
    srow('All residence halls',G,True)
    t=Table(data,colWidths=[52,170,46,46,46,60,58,48,50,60,60,46],repeatRows=2); t.setStyle(TableStyle(sty))
    s=ParagraphStyle('x',fontName='Helvetica',fontSize=8,leading=10)
    def foot(c,dd): c.setFont('Helvetica',7.5); c.drawRightString(landscape(letter)[0]-24,16,f'Residence Life & Housing Finance · page {c.getPageNumber()} of 2')
    SimpleDocTemplate(doc(fn),pagesize=landscape(letter),topMargin=28,bottomMargin=34,leftMargin=24,rightMargin=24).build([Paragraph('<b>Kessler State University</b>',ParagraphStyle('h',fontName='Helvetica',fontSize=15,leading=18)),Paragraph('Room and bed mix, fall census of September 9, 2026, with Board-approved rates for academic year 2026–27',s),Spacer(1,6),t,Spacer(1,8),Paragraph('Resident assistants receive room as compensation; their spaces count in capacity and occupancy. Academic year = two semesters. Wait list counts first choices only. Off-line beds are held for repair or isolation.',s)],onFirstPage=foot,onLaterPages=foot)
    save(fn,'UM',keys,rows,tots,'STUDENT_HOUSING','University residence life office','Landscape PDF, grouped head, hall headings with totals, beds and rates per bed','rooms vs beds, waived rates, grouped three-level heads, per-bed rates')
def um_apts():
    rng=random.Random(5302); fn='Ridgeline Partners unit mix 2026-08.xlsx'
    P=[('The Foundry at Mill Street',[('F1A','Anvil',1,1,512,24,1395),('F2A','Bellows',2,2,846,48,2110),('F2B','Bellows Deluxe',2,2,902,16,2240),('F4A','Crucible',4,4,1388,62,3580),('F4T','Crucible Townhome',4,4.5,1654,12,3940)]),
       ('Orchard Row',[('OS','Seedling Studio',0,1,388,18,1180),('O2','Pippin',2,1,790,36,1820),('O3','Russet',3,3,1120,44,2730),('O3L','Russet Loft',3,3,1205,10,2895),('O5','Orchard House',5,3,1720,8,4350)]),
       ('West Campus Flats',[('W1','Flat One',1,1,545,30,1290),('W2','Flat Two',2,2,870,54,1980),('W4','Flat Four',4,2,1265,40,3240)])]
    keys=['beds','baths','sf','units','pct_units','total_sf','occupied','vacant','pct_occ','market','market_total','actual','actual_total','market_sf','other:Rate / Bed','other:Waitlist']
    totU=sum(t[5] for _,g in P for t in g)
    wb=openpyxl.Workbook(); ws=wb.active; ws.title='Mix'
    ws['B2']='Unit Mix & Occupancy'; ws['B2'].font=Font(name='Arial Narrow',size=18,bold=True,color='7F3F00'); ws['B3']='Ridgeline Student Partners LP — communities affiliated with Dunmore University — leases in force 8/31/2026'
    hd=['Plan','Plan Name','BR','BA','Avg SF','No. of Units','% of Units','Total SF','Occ. Units','Vac. Units','Occ. %','Asking Rent / Unit','Asking Rent / Month','In-Place Rent / Unit','In-Place Rent / Month','Asking $ / SF','Rate / Bed','Waitlist']
    cols='BCDEFGHIJKLMNOPQRS'; f=Font(name='Arial Narrow',size=10); fb=Font(name='Arial Narrow',size=10,bold=True)
    for a,b,tx in (('B','F','FLOOR PLAN'),('G','I','INVENTORY'),('J','L','OCCUPANCY'),('M','Q','RENT'),('R','S','BY THE BED')):
        ws[a+'5']=tx; ws.merge_cells(f'{a}5:{b}5'); ws[a+'5'].font=Font(name='Arial Narrow',size=10,bold=True,color='FFFFFF'); ws[a+'5'].fill=PatternFill('solid',fgColor='7F3F00'); ws[a+'5'].alignment=Alignment(horizontal='center')
    for c,tx in zip(cols,hd): x=ws[c+'6']; x.value=tx; x.font=fb; x.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center'); x.fill=PatternFill('solid',fgColor='F3E3D3')
    ws.row_dimensions[6].height=44
    fm={'F':'#,##0','H':'0.0%','I':'#,##0','L':'0.0%','M':'$#,##0','N':'$#,##0','O':'$#,##0','P':'$#,##0','Q':'0.00','R':'$#,##0'}
    def put(r,vals,font):
        for c,v in zip(cols,vals):
            x=ws[f'{c}{r}']; x.value=v; x.font=font
            if c in fm: x.number_format=fm[c]
            if c>'C': x.alignment=Alignment(horizontal='right')
            if font is fb: x.border=Border(top=Side(style='thin'))
    r=7; rows=[];tots=[];G=[0]*7; planted=None
    def total(lab,S,wrong=0):
        u,tsf,occ,mt,at,wl,_=S; 
        v={'sf':round(tsf/u),'units':u+wrong,'pct_units':round(u/totU,3),'total_sf':tsf,'occupied':occ,'vacant':u-occ,'pct_occ':round(occ/u,3),'market':round(mt/u),'market_total':mt,'actual':round(at/occ),'actual_total':at,'market_sf':round(mt/tsf,2),'other:Waitlist':wl}
        put(r,[lab,None,None,None]+[v[k] for k in keys[2:14]]+[None,wl],fb); ws.merge_cells(f'B{r}:C{r}')
        tots.append({'label':lab,**v})
    for pi,(p,g) in enumerate(P):
        ws[f'B{r}']=p; ws.merge_cells(f'B{r}:S{r}'); ws[f'B{r}'].font=Font(name='Arial Narrow',size=11,bold=True,italic=True); r+=1; S=[0]*7
        for code,nm,br,ba,sf,u,mk in g:
            occ=u-rng.randint(0,max(1,int(u*.09))); av=mk-rng.randint(10,95); at=av*occ; wl=rng.randint(0,31); bed=round(mk/max(br,1))
            vals=[code,nm,br,ba,sf,u,round(u/totU,3),sf*u,occ,u-occ,round(occ/u,3),mk,mk*u,av,at,round(mk/sf,2),bed,wl]
            put(r,vals,f); rows.append({'property':p,'type':code,'desc':nm,**dict(zip(keys,vals[2:]))}); r+=1
            S=[a+b for a,b in zip(S,[u,sf*u,occ,mk*u,at,wl,0])]
        w=0
        if pi==1: w=4; planted={'what':f'No. of Units in the {p} subtotal reads {S[0]+4} while its plans add to {S[0]}','kind':'count_wrong'}
        total(f'Subtotal – {p}',S,w); G=[a+b for a,b in zip(G,S)]; r+=2
    total('Portfolio',G); r+=2
    ws[f'B{r}']='Rate / Bed is the asking rent divided by bedrooms (a studio counts as one). In-place rent averages occupied units only.'; ws[f'B{r}'].font=Font(name='Arial Narrow',size=9,italic=True)
    ws.column_dimensions['A'].width=2; ws.column_dimensions['B'].width=9; ws.column_dimensions['C'].width=22
    for c in cols[2:]: ws.column_dimensions[c].width=10.5
    ws.sheet_view.showGridLines=False; ws.freeze_panes='D7'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc(fn))
    save(fn,'UM',keys,rows,tots,'STUDENT_HOUSING','Private owner of off-campus student apartments','xlsx offset to column B, grouped banner head, communities with subtotals','planted; percentages as fractions, merged labels, per-bed rate beside per-unit rent',planted)
def um_grad():
    rng=random.Random(5303); fn='gradfamily_mix_export.csv'
    P=[('Larkspur Terrace',[('LT-0','Efficiency',0,1,402,[(50,6),(60,14)]),('LT-1','One bedroom',1,1,588,[(50,10),(60,26),(None,4)]),('LT-2','Two bedroom',2,1,794,[(50,8),(60,22),(None,6)])]),
       ('Hemlock Family Village',[('HV-2','Two bedroom garden',2,1,812,[(50,12),(60,30)]),('HV-2T','Two bedroom townhouse',2,1.5,940,[(60,16),(80,8)]),('HV-3','Three bedroom townhouse',3,1.5,1126,[(50,6),(60,18),(80,6)])])]
    lim={0:1680,1:1800,2:2160,3:2496}; ua={0:61,1:78,2:104,3:137}
    keys=['beds','baths','sf','ami','units','occupied','vacant','pct_occ','gross','ua','net','actual','actual_total','other:Applicants Waiting']
    rows=[];tots=[];out=[]
    out+= [['Graduate and Family Housing - Unit Mix by Set-Aside'],['Owner: Stannard University Housing Authority (Series 2022 bonds)'],['Run: 07/06/2026 09:15','','Effective: 06/30/2026'],[]]
    out.append(['Community','Plan','Description','Bedrooms','Baths','Sq Ft','AMI %','Units','Occupied','Vacant','Occupancy','Gross Rent Limit','Utility Allowance','Maximum Net Rent','Avg Rent In Place','Monthly Rent In Place','Applicants Waiting'])
    G=[0]*5
    def tot(lab,S):
        pct=round(S[1]/S[0]*100,1); out.append([lab,'','','','','','',S[0],S[1],S[2],f'{pct}%','','','',f'{S[3]/S[1]:,.2f}',f'{S[3]:,.2f}',S[4]])
        tots.append({'label':lab,'units':S[0],'occupied':S[1],'vacant':S[2],'pct_occ':pct,'actual':round(S[3]/S[1],2),'actual_total':S[3],keys[13]:S[4]})
    for p,g in P:
        S=[0]*5
        for code,desc,b,ba,sf,mix in g:
            for ami,u in mix:
                c=code+(f'-{ami}' if ami else '-M'); occ=u-rng.choice([0,0,0,1,1,2])
                o={'property':p,'type':c,'desc':desc,'beds':b,'baths':ba,'sf':sf}
                if ami: gr=int(lim[b]*ami/60); net=gr-ua[b]; act=net-rng.choice([0,12,25,40]); o['ami']=ami
                else: act={1:1790,2:2140}[b]
                pct=round(occ/u*100,1); wl=rng.randint(0,38)
                o.update({'units':u,'occupied':occ,'vacant':u-occ,'pct_occ':pct})
                if ami:o.update({'gross':gr,'ua':ua[b],'net':net})
                o.update({'actual':act,'actual_total':act*occ,keys[13]:wl}); rows.append(o)
                out.append([p,c,desc,b,ba,sf,ami or '',u,occ,u-occ,f'{pct}%',f'{gr:,.2f}' if ami else '',f'{ua[b]:.2f}' if ami else '',f'{net:,.2f}' if ami else '',f'{act:,.2f}',f'{act*occ:,.2f}',wl])
                S=[x+y for x,y in zip(S,[u,occ,u-occ,act*occ,wl])]
        tot(f'{p} Total',S); out.append([]); G=[x+y for x,y in zip(G,S)]
    tot('Grand Total',G); out+=[[],['Plans ending in M are unrestricted and carry no limit.'],['Applicants may appear on more than one list.']]
    csv.writer(open(doc(fn),'w',newline='',encoding='utf-8')).writerows(out)
    save(fn,'UM',keys,rows,tots,'MULTIFAMILY','University housing authority, graduate and family apartments','csv export, community column, AMI set-asides, limits and allowances','preamble lines, quoted thousands, blank limits on unrestricted plans')
if __name__=='__main__': um_halls();um_apts();um_grad()
