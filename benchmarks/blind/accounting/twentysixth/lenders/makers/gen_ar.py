from common import *
import datetime as dtm, subprocess
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
from openpyxl.utils import get_column_letter as L
from reportlab.platypus import SimpleDocTemplate,Table,TableStyle,Paragraph,Spacer
from reportlab.lib.styles import getSampleStyleSheet
from reportlab.lib import colors
from reportlab.lib.pagesizes import letter, landscape
def ar1():
    R=random.Random(2604); name='ar_pinebluff_detail.pdf'; AS=dtm.date(2025,6,30)
    P=[('Pine Bluff Commons',[('Bluefin Poke Co.','t0004412','104'),('Harlan & Daughters Books','t0003981','108'),('Zeta Nails LLC','t0004107','110A'),('Mesa Verde Dental Group','t0002770','115'),('Corner Thread Tailors','t0004555','118'),('Sprig Market Inc.','t0001204','200'),('Old Mill Vision Center','t0003316','206')]),
       ('Sycamore Crossing',[('Bayard Fitness Studio','t0003850','B2'),('Tru-Lite Wireless #418','t0002991','B5'),('Papa Orsino Pizza','t0004003','C1'),('Wren House Pet Supply','t0004620','C4'),('Calder Tax Service','t0003127','C6')])]
    M=['other:Original Amount','other:Days Late','total','current','other:1-15','other:16-30','b31_60','b61_90','b90']
    K=M[3:]; bk=lambda d:'current' if d<=0 else M[4] if d<=15 else M[5] if d<=30 else 'b31_60' if d<=60 else 'b61_90' if d<=90 else 'b90'
    doc=SimpleDocTemplate(D+name,pagesize=landscape(letter),leftMargin=30,rightMargin=30,topMargin=36,bottomMargin=36)
    st=getSampleStyleSheet();fl=[Paragraph('<b>Aged Receivables - Detail by Tenant and Invoice</b>',st['Heading2']),Paragraph('Keystone Ridge Retail Trust &nbsp;&nbsp;|&nbsp;&nbsp; As of 06/30/2025 &nbsp;&nbsp;|&nbsp;&nbsp; Aged from DUE date &nbsp;&nbsp;|&nbsp;&nbsp; Credits in parentheses',st['Normal']),Spacer(1,6)]
    data=[['Charge','Invoice','Due','Original\nAmount','Days\nLate','Total Due','Not Yet\nDue','Days Past Due','','','',''],['']*7+['1-15','16-30','31-60','61-90','Over 90']]
    # the age headers stand under a title; ages are named by their own words plus title
    M[4]='other:Days Past Due 1-15';M[5]='other:Days Past Due 16-30';K=M[3:]
    sty=[('FONT',(0,0),(-1,-1),'Helvetica',7.5),('FONT',(0,0),(-1,1),'Helvetica-Bold',7.5),('SPAN',(7,0),(11,0)),('ALIGN',(7,0),(11,0),'CENTER'),('ALIGN',(3,0),(6,-1),'RIGHT'),('ALIGN',(7,1),(-1,-1),'RIGHT'),('LINEBELOW',(0,1),(-1,1),1,colors.black),('LINEBELOW',(7,0),(11,0),.4,colors.black),('BACKGROUND',(0,0),(-1,1),colors.HexColor('#e9e3d3')),('VALIGN',(0,0),(-1,1),'BOTTOM'),('TOPPADDING',(0,0),(-1,-1),1.3),('BOTTOMPADDING',(0,0),(-1,-1),1.6)]+[('SPAN',(i,0),(i,1)) for i in range(7)]
    rows=[];tots=[];allr=[];inv=70211
    def tl(lab,rs,bold=True):
        s={k:sum(x.get(k,0) for x in rs) for k in ['total']+K}
        data.append([lab,'','','','',par(s['total'])]+[par(s[k]) for k in K]);i=len(data)-1
        sty.extend([('FONT',(0,i),(-1,i),'Helvetica-Bold',7.5),('LINEABOVE',(5,i),(-1,i),.5,colors.black),('SPAN',(0,i),(4,i))])
        tots.append({'label':lab,**cents(s)})
    for pn,ts in P:
        pr=[];data.append(['Property: '+pn]+['']*11);i=len(data)-1;sty+=[('FONT',(0,i),(-1,i),'Helvetica-Bold',9),('SPAN',(0,i),(-1,i)),('TOPPADDING',(0,i),(-1,i),6)]
        for n,t,u in ts:
            data.append([f'{n}  ({t})   Unit {u}']+['']*11);i=len(data)-1;sty+=[('FONT',(0,i),(-1,i),'Helvetica-Oblique',8),('SPAN',(0,i),(-1,i)),('BACKGROUND',(0,i),(-1,i),colors.whitesmoke)]
            tr=[];base=R.randint(180000,1400000)
            spec=[]
            mons=R.sample([(2025,7),(2025,6),(2025,5),(2025,4),(2025,3)],R.randint(1,3))
            for m in mons: spec.append(('Base Rent',dtm.date(m[0],m[1],1),base)); 
            if R.random()<.8: spec.append((R.choice(['CAM','Real Estate Tax','Insurance Recovery']),dtm.date(2025,R.choice([2,4,5,6]),R.choice([10,15,20])),int(base*R.uniform(.1,.35))))
            if R.random()<.45: spec.append(('Late Fee',dtm.date(2025,6,R.choice([6,10,18])),R.randint(5000,25000)))
            if R.random()<.3: spec.append(('Credit Memo',dtm.date(2025,R.choice([4,5,6]),22),-R.randint(12000,90000)))
            spec.sort(key=lambda z:z[1])
            for ch,dd,am in spec:
                inv+=R.randint(3,61);d=(AS-dd).days;op=am if am<0 or R.random()<.75 else int(am*R.uniform(.2,.8)); b=bk(d)
                b={'other:1-15':M[4],'other:16-30':M[5]}.get(b,b)
                x={'total':op,b:op};tr.append(x);pr.append(x);allr.append(x)
                data.append([ch,f'IN{inv}',dd.strftime('%m/%d/%Y'),par(am),str(d) if d>0 else '',par(op)]+[par(op) if k==b else '' for k in K])
                o={'property':pn,'unit':u,'resident':t,'name':n,'charge':ch,'invoice':f'IN{inv}','date':dd.strftime('%m/%d/%Y'),M[0]:num(am/100)}
                if d>0:o[M[1]]=d
                o.update(cents(x));rows.append(o)
            tl('Total '+n,tr)
        tl('Total '+pn,pr)
    tl('GRAND TOTAL',allr)
    assert sum(x['total'] for x in allr)==sum(sum(x.get(k,0) for k in K) for x in allr)
    fl.append(Table(data,colWidths=[92,52,56,62,34,66]+[62]*6,repeatRows=2,style=TableStyle(sty)))
    o90=sum(x.get('b90',0) for x in allr);fl+=[Spacer(1,8),Paragraph(f'<font size=8>Examiner note: over-90 balances of ${f2(o90)} are ineligible under section 1.1 of the loan agreement; cross-aging tested separately.</font>',st['Normal'])]
    def foot(c,d): c.setFont('Helvetica',7);c.drawString(30,20,'KRRT  -  ar_detail_v2');c.drawRightString(762,20,f'Page {d.page}')
    doc.build(fl,onFirstPage=foot,onLaterPages=foot)
    M2=[m for m in M]
    save(name,'AR',M2,rows,tots,None,'RETAIL','S. Ibarra, retail manager','invoice detail in tenant blocks, aging from due date, tenant/property/grand totals, two-row header','original amount beside total due; 1-15 and 16-30 buckets; credits; tenant facts only in block headings')
def ar2():
    R=random.Random(2605); name='ar_granitebelt_bbc.xlsx'
    N=['Alcova Cold Chain Ltd.','Bruin Fasteners Inc.','Cardinal Pallet Co.','Denholm Auto Glass','Eastlake Printing Group','Fjord Plumbing Wholesale','Gatineau Foam Products','Hexa Robotics Corp.','Ironwood Millwork','Juniper Freight Systems','Kelso Paint Supply','Linden Medical Devices','Marlow Packaging','Norquay Tire Distribution','Obelisk Stone & Tile','Pontiac Food Brokers','Quill Office Interiors','Redfern Electric','Solano Batteries Canada','Tamarack Courier','Upland Pharma Storage','Vega Sheet Metal','Wexford Beverages','Yarrow Textiles']
    rec=[]
    for i,n in enumerate(N):
        s=12 if n.startswith('Upland') else 1
        a=[R.randint(300000,2600000)*s]+[R.randint(50000,900000) if R.random()<p else 0 for p in(.6,.4,.3,.25)]
        if i in(6,14,20-1): a[3]+=R.randint(1500000,3000000);a[4]+=R.randint(400000,1200000)
        cr=-R.randint(20000,260000) if R.random()<.25 else 0
        rec.append(dict(name=n,resident=f'C-{1040+i*7}',property=R.choice(['CALEDON 2','MILTON NORTH','LACHINE']),a=a,cr=cr,dep=R.randint(4,60)*100000 if R.random()<.8 else None))
    G=sum(sum(x['a']) for x in rec)
    for x in rec:
        g=sum(x['a']);o=x['a'][3]+x['a'][4];x['g']=g;x['net']=g+x['cr'];x['o90']=o
        x['cross']=g-o if o*2>g else 0
        # unapplied cash reduces availability as contra
        e=g-o-x['cross'];cap=G//5;x['conc']=max(0,e-cap);x['inel']=o+x['cross']+x['conc'];x['el']=g-x['inel']
    M=['other:Net A/R','total','b0_30','b31_60','b61_90','b91_120','b120','prepaid','other:INELIGIBLES Over 90 Days','other:INELIGIBLES Cross-Aged 50%','other:INELIGIBLES Concen- tration','other:INELIGIBLES Total','other:Eligible A/R','deposit']
    M[10]='other:INELIGIBLES Concentration'
    wb=Workbook();c=wb.active;c.title='Cover';c['B2']='Granite Belt Industrial REIT';c['B2'].font=Font(size=16,bold=True)
    for i,t in enumerate(['Borrowing Base Certificate - Schedule B: Receivables','Certificate date: September 30, 2025 (CAD)','Prepared by: L. Okafor-Dion, treasury','Aging runs from invoice date. An account is cross-aged when more than half of it is over 90 days.','Concentration limit: 20% of gross receivables.']): c.cell(4+i,2,t)
    ws=wb.create_sheet('Sched B');wb.active=1
    ws['B1']='SCHEDULE B - AGED RECEIVABLES BY TENANT';ws['B1'].font=Font(bold=True,size=12);ws['B2']='30-Sep-25'
    hd=['Property','Cust #','Tenant','Net A/R','Gross A/R','0-30','31-60','61-90','91-120','Over 120','Unapplied\nCash','Over 90\nDays','Cross-Aged\n50%','Concentration','Total','Eligible A/R','Deposit\nHeld']
    th=Side(style='thin');fill=PatternFill('solid',fgColor='FFF2CC')
    for j in range(2,19):
        for rr in(4,5): ws.cell(rr,j).fill=fill;ws.cell(rr,j).border=Border(top=th,bottom=th,left=th,right=th)
    for j,h in enumerate(hd):
        k=j+2;grp=7<=k<=11 or 13<=k<=16
        ws.cell(5 if grp else 4,k,h)
        if not grp: ws.merge_cells(start_row=4,end_row=5,start_column=k,end_column=k)
    ws['G4']='AGED FROM INVOICE DATE';ws.merge_cells('G4:K4');ws['M4']='INELIGIBLES';ws.merge_cells('M4:P4')
    for row in ws['B4:R5']:
        for q in row:q.alignment=Alignment(wrap_text=True,horizontal='center',vertical='center');q.font=Font(bold=True)
    nf='#,##0.00;(#,##0.00);"-"';rows=[];tots=[];y=6
    vals=lambda x:[x['net'],x['g']]+x['a']+[x['cr'],x['o90'],x['cross'],x['conc'],x['inel'],x['el'],x['dep']]
    for x in rec:
        ws.cell(y,2,x['property']);ws.cell(y,3,x['resident']);ws.cell(y,4,x['name']);o={k:x[k] for k in('property','resident','name')}
        for j,(m,v) in enumerate(zip(M,vals(x))):
            q=ws.cell(y,5+j)
            if v is None: continue
            if m=='deposit': q.value='$ '+f2(v);q.alignment=Alignment(horizontal='right')
            elif v==0 and m not in('total','other:INELIGIBLES Total'): continue
            else: q.value=v/100;q.number_format=nf
            o[m]=num(v/100)
        rows.append(o);y+=1
    T=[sum(v or 0 for v in z) for z in zip(*[vals(x) for x in rec])];o={'label':'TOTAL ALL TENANTS'};ws.cell(y,2,'TOTAL ALL TENANTS');ws.merge_cells(start_row=y,end_row=y,start_column=2,end_column=4)
    for j,(m,v) in enumerate(zip(M,T)):
        q=ws.cell(y,5+j,'$ '+f2(v) if m=='deposit' else v/100);q.number_format=nf;q.alignment=Alignment(horizontal='right');o[m]=num(v/100)
    for j in range(2,19):ws.cell(y,j).font=Font(bold=True);ws.cell(y,j).border=Border(top=th,bottom=Side(style='double'))
    tots.append(o);assert T[1]==sum(T[2:7]) and T[0]==T[1]+T[7] and T[11]==T[8]+T[9]+T[10]
    y+=3;ws.cell(y,4,'BORROWING BASE').font=Font(bold=True)
    av=T[12]*85//100
    for i,(t,v) in enumerate([('Gross receivables',T[1]),('Less: ineligible',-T[11]),('Eligible receivables',T[12]),('Advance rate 85%',av),('Less: unapplied cash reserve',T[7]),('Availability',av+T[7])]):
        ws.cell(y+1+i,4,t);q=ws.cell(y+1+i,5,v/100);q.number_format=nf
    ws.cell(y,8,'BY PROPERTY').font=Font(bold=True)
    for i,p in enumerate(['CALEDON 2','LACHINE','MILTON NORTH']): ws.cell(y+1+i,8,p);q=ws.cell(y+1+i,10,sum(x['g'] for x in rec if x['property']==p)/100);q.number_format=nf
    ws.column_dimensions['A'].width=2;ws.row_dimensions[4].height=20;ws.row_dimensions[5].height=30;c.page_setup.fitToHeight=1;c.page_setup.fitToWidth=1;c.sheet_properties.pageSetUpPr.fitToPage=True
    for j,w in enumerate([15,10,28]+[15]*14): ws.column_dimensions[L(j+2)].width=w
    ws.freeze_panes='E6';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    wb.save(D+name);save(name,'AR',M,rows,tots,None,'INDUSTRIAL','L. Okafor-Dion, treasury','borrowing base schedule: cover sheet, grouped two-row header, ineligibles, recaps below','net before gross; ineligible Over 90 beside age buckets; deposits as text with $; recap tables under the total')
def ar3():
    R=random.Random(2606); name='ar_castlereagh_months.pdf'
    P=[('310','310 Castlereagh Square',[('Amberley Wealth Partners','Current'),('Brightwell Staffing','Current'),('Cobalt Legal Group PLLC','Current'),('Dovetail Architects','Notice'),('Emberly Health Billing','Past'),('Fenwick & Rowe CPAs','Current'),('Glasshouse Media','Current'),('Halcyon Title Co.','Eviction')]),
       ('322','322 Castlereagh Square',[('Inlet Software Inc.','Current'),('Jasper Court Reporting','Current'),('Kinsale Insurance Agency','Current'),('Lodestar Engineering','Past'),('Morrow Counseling Center','Current'),('Northfork Travel','Notice')]),
       ('340','340 Castlereagh Annex',[('Orchid Imaging','Current'),('Pemberton Realty Advisors','Current'),('Quarry Data Services','Past'),('Rosedale Speech Therapy','Current'),('Stellan Consulting Group','Current')])]
    M=['deposit','other:Prior','m3','m2','m1','m0','total','prepaid','other:Net']
    wb=Workbook();ws=wb.active;f=lambda **k:Font(name='Liberation Sans',size=9,**k)
    ws['A1']='CASTLEREAGH OFFICE PARK, LLC';ws['A1'].font=f(bold=True);ws['A2']='Delinquency by Month Billed - through May 31, 2025';ws['A2'].font=f()
    H=[['Suite','Lease','Tenant','Lease','Security','Balance','Billed in','','','','Total','Pre-','Net'],['','No.','','Status','Deposit','Prior','Feb 2025','Mar 2025','Apr 2025','May 2025','Owed','payments','Position']]
    M[1]='other:Balance Prior';M[8]='other:Net Position'
    for i,h in enumerate(H):
        for j,t in enumerate(h):
            q=ws.cell(4+i,1+j,t or None);q.font=f(bold=True,color='FFFFFF');q.fill=PatternFill('solid',fgColor='2F4F4F');q.alignment=Alignment(horizontal='left' if j<4 else 'right')
    ws.merge_cells('G4:J4');ws['G4'].alignment=Alignment(horizontal='center')
    nf='#,##0.00_);(#,##0.00)';rows=[];tots=[];y=6;ALL=[]
    def put(v,b=False):
        for j,q in enumerate(v):
            if q is None:continue
            w=ws.cell(y,5+j,q/100);w.number_format=nf;w.font=f(bold=b)
            if b:w.border=Border(top=Side(style='thin'))
    for code,pn,ts in P:
        ws.cell(y,1,f'{code} - {pn[4:]}').font=f(bold=True,italic=True);pname=f'{code} - {pn[4:]}';y+=1;S=[]
        for i,(n,stt) in enumerate(ts):
            rent=R.randint(220000,1650000);w={'Current':(.08,.1,.15,.3,.75),'Notice':(.2,.3,.5,.7,1),'Past':(.8,.8,.2,0,0),'Eviction':(1,1,1,1,1)}[stt]
            m=[(rent if R.random()<.6 else int(rent*R.uniform(.1,.9))) if R.random()<p else None for p in w]
            if R.random()<.12 and m[2] is None: m[2]=-R.randint(3000,60000)
            pp=-R.randint(20000,500000) if stt=='Current' and R.random()<.35 else None
            if not any(m) and pp is None: m[4]=rent
            t=sum(q or 0 for q in m);dep=rent if R.random()<.85 else None
            v=[dep]+m+[t,pp,t+(pp or 0)];S.append(v);ALL.append(v)
            su=str(100*(1+i//3)+5+10*(i%3));ls=f'L{code}-{R.randint(11,98)}'
            for j,q in enumerate([su,ls,n,stt]): ws.cell(y,1+j,q).font=f()
            put(v);rows.append({'property':pname,'unit':su,'resident':ls,'name':n,'status':stt,**cents(dict(zip(M,v)))});y+=1
        s=[sum(q or 0 for q in z) for z in zip(*S)];lab='Subtotal '+code;ws.cell(y,3,lab).font=f(bold=True);put(s,True);tots.append({'label':lab,**cents(dict(zip(M,s)))});y+=2
    s=[sum(q or 0 for q in z) for z in zip(*ALL)];ws.cell(y,3,'Portfolio total').font=f(bold=True);put(s,True);tots.append({'label':'Portfolio total',**cents(dict(zip(M,s)))})
    assert s[6]==sum(s[1:6]) and s[8]==s[6]+s[7]
    y+=2
    for t in ['Month columns show the month the charge was billed, not days past due. Balance Prior = billed before February 2025.','Amounts in parentheses are credits. Deposits are held by the landlord and are not part of Total Owed.']: ws.cell(y,1,t).font=f(italic=True);y+=1
    for j,w in enumerate([7,10,27,10,12,12,12,12,12,12,12.5,12,12.5]):ws.column_dimensions[L(j+1)].width=w
    ws.print_title_rows='4:5';ws.page_setup.orientation='landscape';ws.page_setup.fitToWidth=1;ws.page_setup.fitToHeight=0;ws.sheet_properties.pageSetUpPr.fitToPage=True
    ws.oddFooter.right.text='Page &P of &N';ws.oddFooter.left.text='Castlereagh - confidential'
    wb.save(W+name[:-3]+'xlsx');subprocess.run(['soffice','--headless','-env:UserInstallation=file://../build/lo','--convert-to','pdf','--outdir',D,W+name[:-3]+'xlsx'],check=True,capture_output=True)
    save(name,'AR',M,rows,tots,None,'OFFICE','G. Thibodeaux, office manager','calendar-month columns oldest to latest, property sections, deposit before the months, prepayments after total','months run oldest to latest (m3..m0); two-row header; lease code and lease status columns')
def run(): ar1();ar2();ar3()
