# student beds, two communities in a property column, openpyxl, prepaid and deposit, flat rows
from common import *
from openpyxl import Workbook
from openpyxl.styles import Font,Alignment,PatternFill,Border,Side
R=random.Random(4305)
stem='Delinq_Campus_Portfolio_20260630'
M=['deposit','b0_30','b31_60','b61_90','b90','prepaid','total']
fn='Jordan Priya Malik Tessa Owen Brielle Kofi Lena Mateo Sasha Devon Aiko Ronan Imani Caleb Noor Gia Trent Yusuf Paige Emil Hollis Rhea Dante'.split()
ln='Ackerman Bhatt Coyle Duarte Eng Fallon Greer Hsu Iyer Jessup Kimball Lund Moreau Nwosu Ortiz Pell Quade Rossi Stahl Tran Underhill Voss Weller Yates'.split()
R.shuffle(fn);R.shuffle(ln)
wb=Workbook(); ws=wb.active; ws.title='Aged Detail'
ws.merge_cells('A1:L1'); ws['A1']='Campus Portfolio II – Delinquency & Prepaid Report'; ws['A1'].font=Font(name='Verdana',size=13,bold=True)
ws.merge_cells('A2:L2'); ws['A2']='Aged As Of: 06/30/2026    Status: Current, Notice, Past    Sort: Property, Bed'; ws['A2'].font=Font(name='Verdana',size=8,color='666666')
thin=Side(style='thin',color='888888')
ws.merge_cells('F4:F5'); ws.merge_cells('G4:J4'); ws['G4']='Past-due aging (days)'
top={'A4':'Property','B4':'Bldg/Unit-Bed','C4':'Resident ID','D4':'Resident','E4':'Status','F4':'Deposit Held','K4':'Prepaid','L4':'Net Balance'}
for a in 'ABCDEKL': ws.merge_cells(f'{a}4:{a}5')
for k,v in top.items(): ws[k]=v
for k,v in zip('GHIJ',['0 to 30','31 to 60','61 to 90','Over 90']): ws[k+'5']=v
for row in ws['A4:L5']:
    for c in row: c.font=Font(name='Verdana',size=8,bold=True,color='FFFFFF'); c.fill=PatternFill('solid',fgColor='4B3B6B'); c.alignment=Alignment(horizontal='center',vertical='center',wrap_text=True); c.border=Border(left=thin,right=thin)
f8=Font(name='Verdana',size=8); b8=Font(name='Verdana',size=8,bold=True); NF='#,##0.00;-#,##0.00'
r=6; tr=[];tt=[];G=[0]*7; k=0
for prop,n,rent in(('qmill',27,64900),('uptown9',19,83500)):
    S=[0]*7; beds=sorted({(R.randrange(1,5),R.randrange(101,325),R.choice('ABCD')) for _ in range(n)})
    for b,u,l in beds:
        idn=f't{R.randrange(41000,47999):07d}'; nm=f'{ln[k%24]}, {fn[(k*5+k//24)%24]}'; k+=1
        st=R.choice(['Current']*5+['Notice','Past']); dep=R.choice([0,15000,25000,25000])
        v=[dep]+[None]*6; z=R.random()
        if z<.22: v[5]=-R.choice([rent,R.randrange(2000,rent),5000])
        else:
            q=R.choice([1,1,1,2,2,3,4]) if st!='Past' else 4
            for i in range(q): v[1+i]=rent+ R.choice([0,5000]) if i<q-1 else R.choice([R.randrange(1500,rent),7500,R.randrange(1500,rent)])
            if st=='Past': v[1]=None
            if z<.30: v[1]=None if q>1 else v[1]; v[5]=-1250
        v[6]=sum(x or 0 for x in v[1:6])
        for i,x in enumerate([prop,f'{b}/{u}-{l}',idn,nm,st]): c=ws.cell(r,i+1,x); c.font=f8
        for i,x in enumerate(v):
            c=ws.cell(r,6+i,c2(x)); c.font=f8; c.number_format=NF
        tr.append({'property':prop,'unit':f'{b}/{u}-{l}','resident':idn,'name':nm,**{a:c2(x) for a,x in zip(M,v)}})
        for i in range(7): S[i]+=v[i] or 0
        r+=1
    lab=f'{prop} – subtotal ({len(beds)} beds)'
    ws.cell(r,1,lab); ws.merge_cells(start_row=r,start_column=1,end_row=r,end_column=5)
    for i in range(7): c=ws.cell(r,6+i,c2(S[i])); c.number_format=NF
    for i in range(1,13): c=ws.cell(r,i); c.font=b8; c.fill=PatternFill('solid',fgColor='E4DFEC'); c.border=Border(top=thin)
    tt.append({'label':lab,'property':prop,**{a:c2(x) for a,x in zip(M,S)}}); r+=2
    for i in range(7): G[i]+=S[i]
ws.cell(r,1,'Portfolio total')
for i in range(7): c=ws.cell(r,6+i,c2(G[i])); c.number_format=NF
for i in range(1,13): c=ws.cell(r,i); c.font=b8; c.border=Border(top=Side(style='medium'),bottom=Side(style='double'))
tt.append({'label':'Portfolio total',**{a:c2(x) for a,x in zip(M,G)}})
ws.cell(r+2,1,'Over-90 accounts with status Past were sent to Halvorsen Recovery on 6/18.').font=Font(name='Verdana',size=8,italic=True)
for a,w in zip('ABCDEFGHIJKL',[10,13,11,22,9,11,11,11,11,11,11,12]): ws.column_dimensions[a].width=w
ws.freeze_panes='E6'; ws.page_setup.orientation='landscape'; ws.page_setup.fitToWidth=1; ws.page_setup.fitToHeight=0; ws.sheet_properties.pageSetUpPr.fitToPage=True; ws.print_title_rows='4:5'
w2=wb.create_sheet('Read me'); w2['A1']='Report filters'; w2['A2']='Min balance: none; include zero: no; Charge types: all'
wb.save(f'{DOC}/{stem}.xlsx'); save(stem,'AR',M,tr,tt)
