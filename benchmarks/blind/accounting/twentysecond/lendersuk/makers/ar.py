import random, datetime
from common import *
from reportlab.lib.pagesizes import A4, landscape
from reportlab.platypus import *
from reportlab.lib.styles import ParagraphStyle
from reportlab.lib import colors
from reportlab.lib.units import mm
from fpdf import FPDF
import openpyxl
from openpyxl.styles import Font, Alignment, PatternFill, Border, Side
from openpyxl.utils import get_column_letter as CL

# ---------------------------------------------------------------- AR 1  retail parks, blocks by tenant, charge lines
def ar1():
    R=random.Random(2211)
    PR=[('Kestrel Way Retail Park, Swindon',[('KW01','Unit 1','Pennyfarthing Pets Limited'),('KW02','Unit 2','Home & Hearth Carpets (South West) Limited t/a Rugwise'),('KW03A','Unit 3A','Dunmow Discount Stores plc'),('KW04','Unit 4','Brightwell Beds Limited'),('KW05','Unit 5','Tasty Coop Restaurants Limited'),('KW07','Unit 7 & Mezz','Oakvale Sports (Holdings) Limited'),('KWP1','Pod 1','Bean Junction Coffee Limited')]),
        ('Saltmarsh Retail Park, Grimsby',[('SM02','Unit B','Northcote Tiles & Bathrooms Limited'),('SM03','Unit C','Fairhaven Toys Limited (in administration)'),('SM05','Unit E','Value Larder Foods Limited'),('SM06','Unit F','Marlow & Finch Opticians LLP'),('SM08','Unit H','Gable End Furniture Limited')])]
    cols=['current','b0_30','b31_60','b61_90','b90','total','prepaid','other:Net arrears'];ages=cols[:5]
    tree=[];rows=[];tot=[]
    for pn,T in PR:
        pr=[];tl=[]
        for code,unit,nm in T:
            base=R.randint(9,38)*62500;L=[]
            for ch,f,pb in(('Rent',1,1),('Service charge',.14,.85),('Insurance',.05,.5),('Marketing levy',.02,.25),('Interest on late payment',.006,.3)):
                if R.random()>pb: continue
                r=dict(property=pn,unit=unit,resident=code,name=nm,charge=ch)
                k=R.sample(range(5),R.choice([1,1,2,2,3]))
                if 'administration' in nm:k=[2,3,4]
                if ch.startswith('Int'):k=[1]
                for j in k: r[ages[j]]=int(base*f*R.choice([1,1,.5,.25,.3333]) * (R.uniform(.97,1.03) if ch!='Rent' else 1))
                r['total']=sum(r.get(a,0) for a in ages);r['other:Net arrears']=r['total'];L.append(r)
            if R.random()<.5 or code in('KW05','SM06'):
                u=-int(R.uniform(20000,480000));L.append(dict(property=pn,unit=unit,resident=code,name=nm,charge='Unallocated cash',prepaid=u,**{'other:Net arrears':u}))
            t=sums(L,cols);t['label']='Total '+code;tl.append((code,unit,nm,L,t));pr+=L;tot.append(t)
        s=sums(pr,cols);s['label']='Total '+pn.split(',')[0];tree.append((pn,tl,s));tot.append(s);rows+=pr
    g=sums(rows,cols);g['label']='Portfolio total';tot.append(g)
    f=lambda v:'\u2013' if v is None else (f'({-v/100:,.2f})' if v<0 else f'{v/100:,.2f}')
    st=ParagraphStyle('x',fontName='Helvetica',fontSize=7.5,leading=9);sb=ParagraphStyle('b',parent=st,fontName='Helvetica-Bold');sm=ParagraphStyle('s',parent=st,fontSize=7,textColor=colors.HexColor('#555555'))
    data=[['','','Ageing from due date','','','','','','','' ],['Demise','Charge','Not due','0\u201330 days','31\u201360 days','61\u201390 days','Over 90\ndays','Total\ndebt','Unallocated\ncash','Net\narrears']]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('ALIGN',(2,1),(-1,-1),'RIGHT'),('SPAN',(2,0),(6,0)),('ALIGN',(2,0),(6,0),'CENTER'),('LINEBELOW',(2,0),(6,0),.5,colors.black),('LINEBELOW',(0,1),(-1,1),1,colors.HexColor('#7A1F3D')),('VALIGN',(0,0),(-1,-1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.6),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]
    for pn,tl,s in tree:
        i=len(data);data.append([Paragraph(f'<font color="white"><b>{pn}</b></font>',st)]+['']*9);sty+=[('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#7A1F3D'))]
        for code,unit,nm,L,t in tl:
            i=len(data);data.append([Paragraph(f'{code}',sb),Paragraph(nm.replace('&','&amp;'),sb)]+['']*8);sty+=[('SPAN',(1,i),(4,i)),('TOPPADDING',(0,i),(-1,i),5),('NOSPLIT',(0,i),(0,i+2))]
            for n,r in enumerate(L): data.append([unit if n==0 else '',r['charge']]+[f(r.get(k)) for k in cols])
            i=len(data);data.append(['',t['label']]+[f(t[k]) for k in cols]);sty+=[('LINEABOVE',(2,i),(-1,i),.3,colors.grey),('FONT',(0,i),(-1,i),'Helvetica-Oblique',7.5)]
        i=len(data);data.append([s['label'],'']+[f(s[k]) for k in cols]);sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(0,i),(-1,i),.8,colors.black),('BACKGROUND',(0,i),(-1,i),colors.HexColor('#F3E9ED'))]
    i=len(data);data.append([g['label'],'']+[f(g[k]) for k in cols]);sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(0,i),(-1,i),1,colors.black),('LINEBELOW',(0,i),(-1,i),1,colors.black)]
    t=Table(data,colWidths=[20*mm,43*mm]+[25*mm]*8,repeatRows=2);t.setStyle(sty)
    chs=[];
    for r in rows:
        if r['charge'] not in chs:chs.append(r['charge'])
    rec=[['Recap by charge','Net \u00a3']]+[[c,f(sum(r['other:Net arrears'] for r in rows if r['charge']==c))] for c in chs]
    rec2=[['Rent deposits held (not netted above)','\u00a3'],['Bean Junction Coffee Limited','9,375.00'],['Tasty Coop Restaurants Limited','28,125.00'],['Gable End Furniture Limited','15,000.00']]
    ts=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,0),'Helvetica-Bold',7.5),('ALIGN',(1,0),(1,-1),'RIGHT'),('LINEBELOW',(0,0),(-1,0),.5,colors.grey),('VALIGN',(0,0),(-1,-1),'TOP')]
    a=Table(rec,colWidths=[50*mm,30*mm],style=ts);b=Table(rec2,colWidths=[65*mm,30*mm],style=ts)
    def foot(c,d): c.setFont('Helvetica',7);c.drawString(15*mm,8*mm,'Lorrimer Stead LLP, managing agents for the Borrower');c.drawRightString(282*mm,8*mm,f'Arrears schedule 24 June 2025 - page {d.page}')
    D=SimpleDocTemplate(doc('kestrel_saltmarsh_arrears.pdf'),pagesize=landscape(A4),leftMargin=15*mm,rightMargin=15*mm,topMargin=12*mm,bottomMargin=14*mm,invariant=1)
    D.build([Paragraph('<font size=13><b>Tenant arrears at 24 June 2025</b></font>',st),Spacer(1,4*mm),Paragraph('Kestrel Saltmarsh LP. All amounts in \u00a3 including VAT. June quarter demands were issued on 27 May and fall due on 24 June; they are shown as not due. A dash means nil. Cash received but not yet matched to a demand is shown in brackets and is not aged.',st),Spacer(1,3*mm),t,Spacer(1,5*mm),Table([[a,b]],colWidths=[95*mm,110*mm],hAlign='LEFT',style=[('VALIGN',(0,0),(-1,-1),'TOP')])],onFirstPage=foot,onLaterPages=foot)
    P=lambda r:{k:(p(v) if k in cols and v is not None else v) for k,v in r.items()}
    save('kestrel_saltmarsh_arrears.pdf','AR','RETAIL','Lorrimer Stead LLP (managing agent)','blocks by tenant with charge lines, dashes, parentheses, wrapped names, recaps at end',True,cols,[P(r) for r in rows],[P(r) for r in tot])

# ---------------------------------------------------------------- AR 2  Dublin offices, month columns, xlsx
def ar2():
    R=random.Random(2212)
    B=[('Grattan Dock 1',[('GD1-00','Corrib Espresso Bars Ltd','Ground, retail','Current'),('GD1-01','Tolka Analytics DAC','1st floor','Current'),('GD1-02A','Banagher Reinsurance dac','2nd floor (east)','Current'),('GD1-02B','Hollow Oak Games Limited','2nd floor (west)','Notice served'),('GD1-03','Slaney Medical Devices plc','3rd floor','Current'),('GD1-04','Lir & Partners Solicitors','4th floor','Current'),('GD1-05','Ardbeg Aviation Leasing Ltd','5th floor + terrace','Current'),('GD1-CP','Quayside Parking Operators Ltd','Basement spaces','Licence')]),
       ('Grattan Dock 2',[('GD2-00','Fennel & Rye Caf\u00e9s Ltd','Ground, south','Payment plan'),('GD2-00N','Dodder Cycles','Ground, north','Expired - holding over'),('GD2-01','Emerald Pixel Studios Limited','1st floor','Current'),('GD2-02','Office of the Harbour Regulator','2nd and 3rd floors','Current'),('GD2-04','Nore Payments Europe DAC','4th floor','Current'),('GD2-05','Killary Wind Developments Ltd','5th floor','Former tenant'),('GD2-RF','Aerlink Towers Ireland Ltd','Roof','Licence')])]
    W=['ARREARS BY MONTH OF DEMAND','OF WHICH','SECURITY']
    cols=['other:ARREARS BY MONTH OF DEMAND Mar 2025 and earlier','m2','m1','m0','total','other:OF WHICH Rent','other:OF WHICH Service charge','other:OF WHICH Insurance and other','prepaid','deposit','other:SECURITY Bank guarantee']
    hd=['Mar 2025 and earlier','Apr 2025','May 2025','Jun 2025','Total arrears \u20ac','Rent','Service charge','Insurance and other','Unallocated receipts','Cash deposit','Bank guarantee']
    wb=openpyxl.Workbook();ws=wb.active;ws.title='Jun-25';ft='Arial'
    fn=lambda **k:Font(name=ft,size=9,**k);thin=Side(style='thin',color='999999');fill=PatternFill('solid',fgColor='1F4E4A');lt=PatternFill('solid',fgColor='E3EFED')
    ws['A1']='GRATTAN DOCK UNIT TRUST';ws['A1'].font=Font(name=ft,size=12,bold=True);ws['A2']='Aged arrears by tenant at 30 June 2025 (EUR, incl. VAT at 23%)';ws['A2'].font=fn(italic=True)
    ws['A3']='Source: Yardi Voyager, property list .gdock; credit notes in minus.';ws['A3'].font=fn(italic=True)
    base=['Building','Demise','Lease ID','Tenant','Lease status']
    for i,h in enumerate(base): ws.cell(5,i+1,h);ws.merge_cells(start_row=5,end_row=6,start_column=i+1,end_column=i+1)
    c0=6 # F = hidden sort key
    ws.cell(5,c0,'sort');N0=7
    for j,h in enumerate(hd): ws.cell(6,N0+j,h)
    ws.cell(5,N0,W[0]);ws.merge_cells(start_row=5,end_row=5,start_column=N0,end_column=N0+3)
    ws.cell(5,N0+4,hd[4]);ws.cell(6,N0+4,None);ws.merge_cells(start_row=5,end_row=6,start_column=N0+4,end_column=N0+4)
    ws.cell(5,N0+5,W[1]);ws.merge_cells(start_row=5,end_row=5,start_column=N0+5,end_column=N0+7)
    ws.cell(5,N0+8,hd[8]);ws.cell(6,N0+8,None);ws.merge_cells(start_row=5,end_row=6,start_column=N0+8,end_column=N0+8)
    ws.cell(5,N0+9,W[2]);ws.merge_cells(start_row=5,end_row=5,start_column=N0+9,end_column=N0+10)
    ws.cell(5,N0+11,"Asset manager's comment");ws.merge_cells(start_row=5,end_row=6,start_column=N0+11,end_column=N0+11)
    for rr in(5,6):
        for cc in range(1,N0+12):
            x=ws.cell(rr,cc);x.font=fn(bold=True,color='FFFFFF');x.fill=fill;x.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True);x.border=Border(left=thin,right=thin)
    cm={'GD1-02B':'Solicitors instructed 12/06; break notice disputed.','GD2-00':'12 instalments agreed, 5 paid.','GD2-05':'Former tenant; claim lodged with liquidator.','GD1-04':'Receipt of 27/06 awaiting remittance advice.'}
    y=7;rows=[];tot=[];NF='#,##0.00;-#,##0.00'
    def put(y,r,bold=False,text=()):
        for j,k in enumerate(cols):
            v=r.get(k)
            if v is None: continue
            x=ws.cell(y,N0+j);
            if k in text: x.value=f'{v/100:,.2f}';x.alignment=Alignment(horizontal='right')
            else: x.value=p(v);x.number_format=NF
            x.font=fn(bold=bold)
    for b,T in B:
        st=y;sec=[]
        for n,(cd,nm,dm,stt) in enumerate(T):
            q=R.randint(8,60)*100000;r=dict(property=b,unit=dm,resident=cd,name=nm,status=stt)
            mm=[k for k in cols[:4] if R.random()<(.8 if stt in('Notice served','Payment plan','Former tenant') else .42)] or ['m0']
            if stt=='Former tenant':mm=cols[:2]
            for k in mm:r[k]=int(q*R.choice([.05,.11,.33,.02])*R.uniform(.9,1.1))
            if cd=='GD1-03':r['m1']=-184512
            t=sum(r.get(k,0) for k in cols[:4]);r['total']=t
            a=int(t*R.choice([1,.8,.72,0])) if t>0 else 0;s=int((t-a)*R.choice([1,.6,.85]))
            for k,v in zip(cols[5:8],(a,s,t-a-s)):
                if v:r[k]=v
            if R.random()<.35 or cd=='GD1-04':r['prepaid']=-int(R.uniform(5e4,9e5))
            if R.random()<.6:r['deposit']=q//2
            if cd in('GD1-02A','GD1-05','GD2-04','GD2-RF'):r[cols[-1]]=q
            ws.cell(y,2,dm);ws.cell(y,3,cd);ws.cell(y,4,nm);ws.cell(y,5,stt);ws.cell(y,6,f'{b[-1]}|{n:02d}');ws.cell(y,N0+11,cm.get(cd))
            for cc in (2,3,4,5,6,N0+11):ws.cell(y,cc).font=fn();ws.cell(y,cc).alignment=Alignment(wrap_text=True,vertical='top')
            put(y,r,text=('deposit',cols[-1]) if b.endswith('2') else ());rows.append(r);sec.append(r);y+=1
        ws.cell(st,1,b);ws.merge_cells(start_row=st,end_row=y-1,start_column=1,end_column=1);ws.cell(st,1).alignment=Alignment(textRotation=90,horizontal='center',vertical='center');ws.cell(st,1).font=fn(bold=True)
        s=sums(sec,cols);s['label']='Sub-total '+b;ws.cell(y,1,s['label']);ws.cell(y,1).font=fn(bold=True);ws.merge_cells(start_row=y,end_row=y,start_column=1,end_column=5);put(y,s,True)
        for cc in range(1,N0+12):ws.cell(y,cc).fill=lt
        tot.append(s);y+=1
    g=sums(rows,cols);g['label']='TRUST TOTAL';ws.cell(y,1,g['label']);ws.cell(y,1).font=fn(bold=True);put(y,g,True);tot.append(g)
    for cc in range(1,N0+12):ws.cell(y,cc).border=Border(top=thin,bottom=Side(style='double'))
    y+=2;ws.cell(y,4,'% of total arrears').font=fn(italic=True)
    for j,k in enumerate(cols[:4]):
        x=ws.cell(y,N0+j,round(g[k]/g['total'],3));x.number_format='0.0%';x.font=fn(italic=True)
    for c,w in zip('ABCDEF',(8,17,10,30,14,8)):ws.column_dimensions[c].width=w
    for j in range(11):ws.column_dimensions[CL(N0+j)].width=14
    ws.column_dimensions[CL(N0+11)].width=38;ws.column_dimensions['F'].hidden=True;ws.freeze_panes='G7';ws.row_dimensions[6].height=28
    ws.page_setup.orientation='landscape';ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr=openpyxl.worksheet.properties.PageSetupProperties(fitToPage=True)
    wb.save(doc('GDUT arrears Jun-25.xlsx'))
    P=lambda r:{k:(p(v) if k in cols and v is not None else v) for k,v in r.items()}
    save('GDUT arrears Jun-25.xlsx','AR','OFFICE','A. Ni Dhomhnaill (asset manager, Dublin)','one line a tenant, months oldest first, merged building cells, hidden column, deposits as text in one block, of-which split',True,cols,[P(r) for r in rows],[P(r) for r in tot])

# ---------------------------------------------------------------- AR 3  industrial estate, invoices; PLANTED dropped row
def ar3():
    R=random.Random(2213);D0=datetime.date(2025,9,30)
    ES=[('Coldharbour Trading Estate, Wakefield',[('T00412','Bramfield Castings Ltd','004A'),('T00418','Ripley Van Hire','005'),('T00433','Ossett Frozen Foods Ltd','006-007'),('T00440','Zenco Fixings (UK) Ltd','008'),('T00451','Calder Joinery Partnership','011'),('T00467','Ashgrove Print Finishers Ltd','012B')]),('Thornes Lane Industrial Park, Wakefield',[('T00502','Ironbridge Tool Hire Ltd','A1'),('T00509','Motofit Tyres Ltd','A2'),('T00515','Yorvik Brewing Co Ltd','B1'),('T00521','PaperTrail Archive Ltd','B2-B3'),('T00530','S & J Upholstery','C4')])]
    cols=['other:Invoice amount','b120','b91_120','b61_90','b31_60','b0_30','current','total']
    def bucket(d):
        n=(D0-d).days
        return 'current' if n<0 else 'b0_30' if n<=30 else 'b31_60' if n<=60 else 'b61_90' if n<=90 else 'b91_120' if n<=120 else 'b120'
    tree=[];rows=[];tot=[];inv=88012;drop=None
    for e,T in ES:
        tl=[];er=[]
        for cd,nm,dm in T:
            L=[];rent=R.randint(4,22)*31250
            ds=[datetime.date(2025,3,25),datetime.date(2025,5,1),datetime.date(2025,6,24),datetime.date(2025,7,18),datetime.date(2025,8,14),datetime.date(2025,9,8),datetime.date(2025,9,29),datetime.date(2025,10,6)]
            for d in sorted(R.sample(ds,R.randint(2,5))):
                ch=R.choice(['Rent','Rent','Service charge','Insurance','Elec. recharge','Water recharge']);inv+=R.randint(1,37)
                a=int(rent*{'Rent':1.2,'Service charge':.18,'Insurance':.09}.get(ch,.05)*(1 if ch=='Rent' else R.uniform(.9,1.1)))
                o=a if R.random()<.72 else int(a*R.uniform(.2,.8))
                L.append({'property':e,'unit':dm,'resident':cd,'name':nm,'charge':ch,'invoice':f'SI{inv:06d}','date':d.strftime('%d/%m/%Y'),'other:Invoice amount':a,bucket(d):o,'total':o})
            if R.random()<.4:
                d=datetime.date(2025,9,R.randint(10,28));a=-int(R.uniform(1e4,2.5e5));L.append({'property':e,'unit':dm,'resident':cd,'name':nm,'charge':'Unallocated receipt','invoice':f'RC{R.randint(10000,99999):06d}','date':d.strftime('%d/%m/%Y'),'other:Invoice amount':a,bucket(d):a,'total':a})
            s=sums(L,cols);s['label']=f'Total {cd}';tot.append(s)
            pr=list(L)
            if cd=='T00515':
                drop=max(L[1:-1] if len(L)>2 else L,key=lambda r:r['total']);pr=[r for r in L if r is not drop]
            tl.append((cd,nm,dm,pr,s));er+=L;rows+=pr
        s=sums(er,cols);s['label']='Estate total';tree.append((e,tl,s,er));tot.append(s)
    g=sums([r for *_,er in tree for r in er],cols);g['label']='Grand total';tot.append(g)
    f=lambda v:'' if v is None else f'{abs(v)/100:,.2f}'+(' CR' if v<0 else '')
    class Pd(FPDF):
        def header(s):
            s.set_font('Helvetica','B',11);s.cell(140,6,'TRAMPS  Outstanding Debtors (Invoice Level)');s.set_font('Helvetica','',8);s.cell(0,6,f'Aged to 30/09/2025 by due date   Page {s.page_no()} of {{nb}}',align='R',new_x='LMARGIN',new_y='NEXT')
            s.set_font('Helvetica','',8);s.cell(0,5,'Landlord: Wrenthorpe Industrial Nominee 1 Limited and Wrenthorpe Industrial Nominee 2 Limited     Currency: GBP',new_x='LMARGIN',new_y='NEXT');s.ln(1)
            s.set_fill_color(225);s.set_font('Helvetica','B',7.5)
            for w,t,a in zip(WD,H1,AL):s.cell(w,4.4,t,align=a,fill=True)
            s.ln()
            for w,t,a in zip(WD,H2,AL):s.cell(w,4.4,t,align=a,fill=True)
            s.ln(5.4)
        def footer(s):
            s.set_y(-11);s.set_font('Helvetica','I',7);s.cell(0,5,'CR = credit. Report ARR07 run 01/10/2025 07:45 user HBOOTH. Not due = demanded, due after 30/09/2025.')
    WD=[19,18,35]+[25.5]*8;AL=['L','L','L']+['R']*8
    H1=['Due','Document','Charge','Invoice','Over','91-120','61-90','31-60','0-30','Not','Total'];H2=['date','number','','amount','120','','','','','due','']
    d=Pd('L','mm','A4');d.set_creation_date(datetime.datetime(2025,10,1,tzinfo=datetime.timezone.utc));d.set_margins(10,10);d.set_auto_page_break(True,14);d.add_page()
    def row(v,b='',h=4.6,line=False):
        d.set_font('Helvetica',b,7.8)
        for i,(w,t,a) in enumerate(zip(WD,v,AL)):d.cell(w,h,t,align=a,border='T' if line and i>2 else 0)
        d.ln()
    for e,tl,s,_ in tree:
        d.set_font('Helvetica','BU',9);d.cell(0,6,e,new_x='LMARGIN',new_y='NEXT')
        for cd,nm,dm,L,t in tl:
            if d.get_y()>178:d.add_page()
            d.set_font('Helvetica','B',8);d.cell(0,5,f'{cd}   {nm}   Demise {dm}',new_x='LMARGIN',new_y='NEXT')
            for r in L:row([r['date'],r['invoice'],r['charge']]+[f(r.get(k)) for k in cols])
            row(['','',t['label']]+[f(t[k]) for k in cols],'B',5.2,True);d.ln(1)
        row(['Estate total','','']+[f(s[k]) for k in cols],'B',6,True);d.ln(3)
    row(['Grand total','','']+[f(g[k]) for k in cols],'B',6,True)
    d.output(doc('wrenthorpe_ARR07_300925.pdf'))
    P=lambda r:{k:(p(v) if k in cols and v is not None else v) for k,v in r.items()}
    save('wrenthorpe_ARR07_300925.pdf','AR','INDUSTRIAL','H. Booth (TRAMPS report)','invoice lines under tenant headings, oldest bucket first, CR marks, two-line repeated header, tenant/estate/grand totals',True,cols,[P(r) for r in rows],[P(r) for r in tot],
      {'what':f"row dropped: document {drop['invoice']} ({drop['charge']}, due {drop['date']}, outstanding {f2(drop['total'])}) of tenant T00515 Yorvik Brewing Co Ltd is not printed, but the tenant, estate and grand totals include it",'kind':'row_dropped'})
