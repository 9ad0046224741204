import json, os
from common import ROOT
L = [('copper_mill_tb_102025.pdf', 'MULTIFAMILY', 'TRIAL_BALANCE', 'yardi voyager', 'forward balance, debit, credit, ending; leading minus', '2 pages, zero rows'),
 ('MRI_GL_TB_Lakeshore_Tower_Q3.xlsx', 'MULTIFAMILY', 'TRIAL_BALANCE', 'mri', 'three grouped debit/credit pairs by class', 'spacer columns, parameter sheet first'),
 ('st_brendans_court_trial_balance.pdf', 'MULTIFAMILY', 'TRIAL_BALANCE', 'controller, tax credit', 'signed balance with Dr/Cr mark, class totals', 'Dr/Cr suffix, prior year column, planted'),
 ('Aging_Detail_foxh_1031.pdf', 'MULTIFAMILY', 'AGED_RECEIVABLES', 'yardi voyager', 'charge lines under resident headings', 'several pages, sums labelled by name only'),
 ('delinquency_as_of-20250915.xlsx', 'MULTIFAMILY', 'AGED_RECEIVABLES', 'appfolio', 'delinquency by property', 'numbers as text, portfolio, planted'),
 ('AR by month - One Ferry Street.xlsx', 'MULTIFAMILY', 'AGED_RECEIVABLES', 'own spreadsheet', 'aging by month, date headers', 'true dates as headers, spacer columns, second sheet'),
 ('Floorplan_Summary_Sagebrush.pdf', 'MULTIFAMILY', 'UNIT_MIX', 'realpage onesite', 'one-page landscape floor plan summary', 'two-line headers'),
 ('Prairie Rose Commons LIHTC unit mix.xlsx', 'MULTIFAMILY', 'UNIT_MIX', 'own spreadsheet for lender', 'set-aside sections with rents', 'limits sheet first, formulas'),
 ('Q2_investor_unit_mix_Marquette_28.pdf', 'MULTIFAMILY', 'UNIT_MIX', 'investor report', 'bedroom sections, grouped headers', 'grouped headers, parentheses')]
json.dump([dict(zip(('file', 'assetType', 'documentType', 'author', 'style', 'hard'), x)) for x in L], open(os.path.join(ROOT, 'index.json'), 'w'), indent=1)
