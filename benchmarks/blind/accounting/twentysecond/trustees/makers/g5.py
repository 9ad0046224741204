# strip mall invoice-level aging by calendar month, xlsx
import random; random.seed(225)
from common import *
import openpyxl
from openpyxl.styles import *
from openpyxl.utils import get_column_letter as L
import datetime as dt
FN='Quarry_Plaza_open_invoices.xlsx'
TN=[('Ste 101','q-0101','Bluebonnet Wash & Fold LLC','In possession'),('Ste 103','q-0103b','Dr. Imani Voss, DDS, P.C.','In possession'),('Ste 104','q-0104','Golden Fern Nails','Notice of default 10/2'),('Ste 107-109','q-0107','Harbor Freightway Outfitters, Inc.','Ch. 11 - see counsel'),('Ste 110','q-0110','Tacos Ybarra','In possession'),('Ste 112','q-0112','Lumen Vape & Glass','Vacated 9/15'),('PAD A','q-pada','Crestline Coffee Drive-Thru #218','In possession')]
CC=[('RNT','Base rent'),('CAM','Common area'),('TAX','Real estate tax'),('INS','Insurance'),('LTF','Late fee'),('UTL','Water sub-meter')]
MC=['November 2024','October 2024','September 2024','August 2024']; OLD='other:BY MONTH CHARGED July 2024 and Earlier'
M=['unpaid','m0','m1','m2','m3',OLD]
wb=openpyxl.Workbook(); ws=wb.active; ws.title='Open items'
thin=Side(style='thin',color='777777'); B=Font(name='Georgia',size=10,bold=True); N=Font(name='Georgia',size=10)
ws['A1']='QUARRY PLAZA - OPEN INVOICES BY MONTH OF CHARGE'; ws['A1'].font=Font(name='Georgia',size=14,bold=True); ws['A2']='Trustee: R. Delacroix-Munn  |  run Nov. 22, 2024  |  amounts in US dollars; trailing minus = credit'; ws['A2'].font=N
ws.merge_cells('F4:K4'); ws['F4']='AMOUNT STILL OPEN, BY MONTH CHARGED'
hdr=['Code','Invoice','Inv. Date','What For',"Original Amt",'Unpaid']+MC+['July 2024\nand Earlier']
# layout: A code B invoice C date D what for E original F unpaid G.. months
ws.unmerge_cells('F4:K4'); ws['F4']=None; ws.merge_cells('G4:K4'); ws['G4']='BY MONTH CHARGED'; ws['G4'].alignment=Alignment(horizontal='center'); ws['G4'].font=B
for i,x in enumerate(hdr,1):
    c=ws.cell(5,i,x); c.font=B; c.alignment=Alignment(wrap_text=True,horizontal='center',vertical='bottom'); c.border=Border(bottom=Side(style='medium'))
for i,w in enumerate([11,13,12,20,13,14,13,13,14,13,13],1): ws.column_dimensions[L(i)].width=w
ORG='other:Original Amt'; M=[ORG]+M
def tm(c): return None if c is None else f"{abs(c)/100:,.2f}"+('-' if c<0 else '')
R=6;rows=[];tots=[];G=dict.fromkeys(M,0);inv=4411
def put(r,v,font,border=None):
    for i,m in enumerate(M):
        x=tm(v.get(m)); c=ws.cell(r,5+i)
        if x is not None: c.value=x
        c.font=font; c.alignment=Alignment(horizontal='right')
        if border: c.border=border
mon=[11,10,9,8]
for u,code,nm,stt in TN:
    ws.cell(R,1,u).font=B; ws.merge_cells(start_row=R,start_column=2,end_row=R,end_column=5); ws.cell(R,2,nm).font=B; ws.cell(R,6,code).font=N
    ws.merge_cells(start_row=R,start_column=7,end_row=R,end_column=11); ws.cell(R,7,stt).font=Font(name='Georgia',size=10,italic=True)
    for k in range(1,12): ws.cell(R,k).fill=PatternFill('solid',fgColor='F3E9D8')
    R+=1; S=dict.fromkeys(M,0); n=random.randint(3,7); rent=random.randint(2400,9000)*100
    lines=[]
    for j in range(n):
        c,w=random.choice(CC) if j else CC[0]
        mi=random.choice([0,0,1,1,2,3,4])
        if 'Vacated' in stt: mi=random.choice([2,3,4])
        day=dt.date(2024,mon[mi],random.choice([1,1,1,10])) if mi<4 else dt.date(2024,random.choice([4,5,6,7]),1)
        amt={'RNT':rent,'CAM':rent//5,'TAX':rent//7,'INS':rent//23,'LTF':rent//20,'UTL':random.randint(4000,19000)}[c]
        op=amt if random.random()<.7 else random.randint(1000,amt)
        lines.append((day,c,w,mi,amt,op))
    if u in('Ste 103','Ste 110'): lines.append((dt.date(2024,10,18),'CRM','Credit memo',1,-random.randint(9000,60000),None))
    for day,c,w,mi,amt,op in sorted(lines):
        op=amt if op is None else op
        inv+=random.randint(1,23); iv=f'QP-{inv}'
        v={ORG:amt,'unpaid':op,(['m0','m1','m2','m3',OLD][mi]):op}
        ws.cell(R,1,c).font=N; ws.cell(R,2,iv).font=N; x=ws.cell(R,3,day); x.number_format='mm/dd/yyyy'; x.font=N; ws.cell(R,4,w).font=N; put(R,v,N)
        for m in v: S[m]+=v[m]
        rows.append({'unit':u,'resident':code,'name':nm,'status':stt,'charge':c,'invoice':iv,'date':day.strftime('%m/%d/%Y'),**{m:d(v[m]) for m in M if m in v}}); R+=1
    lab=f'{u} total'; ws.cell(R,4,lab).font=B; S2={m:S[m] for m in M}; put(R,S2,B,Border(top=thin)); tots.append({'label':lab,**{m:d(S[m]) for m in M}}); R+=2
    for m in M: G[m]+=S[m]
    assert S['unpaid']==sum(S[m] for m in M[2:])
ws.cell(R,4,'PLAZA TOTAL').font=B; put(R,G,B,Border(top=thin,bottom=Side(style='double'))); tots.append({'label':'PLAZA TOTAL',**{m:d(G[m]) for m in M}})
R+=3; ws.cell(R,1,'Recap by code (unpaid)').font=B
rc={}
for r in rows: rc[r['charge']]=rc.get(r['charge'],0)+round(r['unpaid']*100)
for c,v in sorted(rc.items()): R+=1; ws.cell(R,1,c).font=N; ws.cell(R,2,tm(v)).font=N
R+=2; ws.cell(R,1,'Harbor Freightway: do not bill or call; automatic stay. Deposits are on a separate schedule.').font=N
ws.freeze_panes='A6'; wb.save(os.path.join(DOC,FN))
save(FN,'AR',M,rows,tots,None,dict(assetType='RETAIL',documentType='AGED_RECEIVABLES',author="trustee's clerk, own workbook",style='xlsx, tenant headings with invoice lines, calendar months, all amounts text with trailing minus, merged cells, recap by code',hard='text numbers, trailing minus, tenant fields only in the heading row, recap at the end'))
